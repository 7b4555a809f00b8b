/** How long after the last input a page counts as attended, in milliseconds. */
const attention = 120_000

const inputs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** Loading a page counts as input. */
let lastInput = Date.now()

function noteInput() {
  lastInput = Date.now()
}

if (typeof window !== 'undefined')
  for (const input of inputs) addEventListener(input, noteInput, { capture: true, passive: true })

/**
 * Whether a user is at this page: the polls of an unattended page do not extend the session. Input in a game's frame is not
 * visible from here; a frame with the focus counts as input.
 */
export const isAttended = (): boolean =>
  Date.now() - lastInput < attention ||
  (document.visibilityState === 'visible' && document.activeElement?.tagName === 'IFRAME')
