/** How long after the last input its person is taken to be there, in milliseconds. */
const attention = 120_000

const inputs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** Loading a page is an act of its person. */
let lastInput = Date.now()

function noteInput() {
  lastInput = Date.now()
}

if (typeof window !== 'undefined')
  for (const input of inputs) addEventListener(input, noteInput, { capture: true, passive: true })

/**
 * Whether somebody is at this page: its polls keep no session alive that nobody uses. What is done in a game's frame is not
 * seen from here; a frame with the focus counts as use.
 */
export const isAttended = (): boolean =>
  Date.now() - lastInput < attention ||
  (document.visibilityState === 'visible' && document.activeElement?.tagName === 'IFRAME')
