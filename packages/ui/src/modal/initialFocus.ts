import { tabStops } from './tabLoop.ts'

const fields = 'input:not([type=hidden]), select, textarea'

/**
 * Where focus moves when a layer opens: the element with `data-autofocus`, else the first field (not on touch
 * screens, where it would call up the keyboard), else the layer itself.
 */
export function focusInto(root: HTMLElement): void {
  const asked = root.querySelector<HTMLElement>('[data-autofocus]')
  const field = window.matchMedia('(pointer: fine)').matches
    ? tabStops(root).find((element) => element.matches(fields))
    : undefined
  const target = asked ?? field ?? root
  const before = document.activeElement
  // Without a click before it a browser takes a focus that a script sets for the keyboard's. Nothing is activated by the
  // layer itself, so that it shows its focus to keyboard users only.
  if (target === root && before !== root)
    root.toggleAttribute('data-quiet-focus', !before?.matches(':focus-visible'))
  target.focus({ preventScroll: true })
}
