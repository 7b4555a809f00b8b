const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, iframe, [tabindex]:not([tabindex="-1"])'

/** What the Tab key reaches inside an element, in order. Of radio buttons of one group that is the checked one. */
export function tabStops(root: HTMLElement): HTMLElement[] {
  const reachable = [...root.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
  )
  return reachable.filter((element) => !isPassedOver(element, reachable))
}

function isPassedOver(element: HTMLElement, all: readonly HTMLElement[]): boolean {
  if (!isRadio(element) || element.checked || element.name === '') return false
  return all.some(
    (other) => isRadio(other) && other.checked && other.name === element.name && other.form === element.form,
  )
}

const isRadio = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio'

/**
 * Keeps Tab inside: from the last stop to the first, and backwards. Radix's own loop counts each radio button as a stop:
 * it lets Tab out behind a checked one that is not the last, and moves back to one that is not checked.
 */
export function loopTab(event: KeyboardEvent): void {
  const root = event.currentTarget
  if (!(root instanceof HTMLElement) || event.defaultPrevented) return
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
  const stops = tabStops(root)
  const edge = event.shiftKey ? stops[0] : stops.at(-1)
  const other = event.shiftKey ? stops.at(-1) : stops[0]
  const active = document.activeElement
  if (!other) event.preventDefault()
  else if (isAt(active, edge) || (event.shiftKey && active === root)) {
    event.preventDefault()
    other.focus()
  }
}

/** Whether the focus is on a stop, or on another radio button of a group of which none is checked. */
function isAt(active: Element | null, stop: HTMLElement | undefined): boolean {
  if (active === stop) return true
  if (!active || !stop || !isRadio(active) || !isRadio(stop)) return false
  return active.name !== '' && active.name === stop.name && active.form === stop.form
}
