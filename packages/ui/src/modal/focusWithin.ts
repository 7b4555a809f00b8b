const focusable =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, iframe, [tabindex]:not([tabindex="-1"])'

function isReachable(element: HTMLElement): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')
}

/** What the Tab key reaches inside an element, in order. */
function tabStops(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(focusable)].filter(isReachable)
}

/** Keeps Tab inside: from the last stop to the first, and backwards. A native dialog alone lets focus out to the browser's bars. */
export function wrapTab(event: KeyboardEvent, root: HTMLElement): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
  const stops = tabStops(root)
  const edge = event.shiftKey ? stops[0] : stops.at(-1)
  const other = event.shiftKey ? stops.at(-1) : stops[0]
  const active = document.activeElement
  if (!other) event.preventDefault()
  else if (active === edge || (event.shiftKey && active === root)) {
    event.preventDefault()
    other.focus()
  }
}

/**
 * Where focus goes when a modal opens: what asks for it with `data-autofocus`, else the first field
 * (not on touch screens, where it would call up the keyboard), else the modal itself.
 */
export function focusInto(root: HTMLElement): void {
  const asked = root.querySelector<HTMLElement>('[data-autofocus]')
  const field = window.matchMedia('(pointer: fine)').matches
    ? [...root.querySelectorAll<HTMLElement>('input:not([type=hidden]), select, textarea')].find(isReachable)
    : undefined
  const target = asked ?? field ?? root
  target.focus({ preventScroll: true })
}
