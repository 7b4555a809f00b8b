/**
 * `react-dom/client` of the sites: Preact's, with one thing of React's that it lacks. See
 * docs/decisions/0024-the-sites-run-on-preact.md.
 */
import { options } from 'preact'

export { createRoot, hydrateRoot } from 'preact/compat/client'

/** What a control was last drawn with, where the page holds what is in it. */
interface Held {
  value?: unknown
  checked?: unknown
}

const held = new WeakMap<EventTarget, Held>()
const controls = new Set<unknown>(['input', 'select', 'textarea'])

const { diffed, event: heard, vnode: made } = options

/** A word to React alone, which Preact would write into the page. */
options.vnode = (vnode) => {
  const props = vnode.props as { suppressHydrationWarning?: boolean }
  if (vnode.type === 'time' && props.suppressHydrationWarning) delete props.suppressHydrationWarning
  made?.(vnode)
}

options.diffed = (vnode) => {
  diffed?.(vnode)
  if (!controls.has(vnode.type)) return
  // Preact's name for the element of a node, as it is shipped.
  const { __e: element } = vnode as { __e?: unknown }
  const { value, checked } = vnode.props as Held
  if (element instanceof Element) held.set(element, { value, checked })
}

/** A control whose page does not take what was done to it is as it was, as in React: a third digit of a day, say. */
options.event = (event: Event) => {
  const control = event.target
  if (control && (event.type === 'input' || event.type === 'change'))
    // The first of the two comes before what the handler has changed is drawn, the second after it.
    queueMicrotask(() => queueMicrotask(() => restore(control as HTMLInputElement)))
  return heard ? heard(event) : event
}

function restore(control: HTMLInputElement): void {
  const { value, checked } = held.get(control) ?? {}
  if (typeof checked === 'boolean' && control.checked !== checked) control.checked = checked
  if (typeof value === 'string' && control.type !== 'file' && control.value !== value && !isChoice(control))
    control.value = value
}

/** Its value is a name of what can be chosen, and nobody writes it. */
function isChoice({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio'
}
