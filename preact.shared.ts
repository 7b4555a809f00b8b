/**
 * `react-dom/client` of the sites: Preact's, with what it lacks of React's. See
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

/** Where a page is not painted, as in a tab that nobody sees, its effects run after so many milliseconds. */
const unpainted = 250

/** Whether something was drawn since the last frame began, and is not painted yet. */
let drawn = false

/**
 * Effects follow the picture that they belong to. Preact alone waits 35 ms for it, which is less than a slow phone needs,
 * and takes those of what was drawn in the meantime along: they came first then, and held the picture up.
 */
options.requestAnimationFrame = (callback) => {
  let pictures = 0
  let frame = 0
  let after: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    clearTimeout(timer)
    clearTimeout(after)
    cancelAnimationFrame(frame)
    callback()
  }
  const timer = setTimeout(run, unpainted)
  const wait = () => {
    frame = requestAnimationFrame(() => {
      drawn = false
      pictures += 1
      // Twice at most: what is drawn anew with every frame has effects too.
      after = setTimeout(() => (drawn && pictures < 2 ? wait() : run()))
    })
  }
  wait()
}

const { diffed, event: heard, vnode: made } = options

/** A word to React alone, which Preact would write into the page. */
options.vnode = (vnode) => {
  const props = vnode.props as { suppressHydrationWarning?: boolean }
  if (vnode.type === 'time' && props.suppressHydrationWarning) delete props.suppressHydrationWarning
  made?.(vnode)
}

options.diffed = (vnode) => {
  drawn = true
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
