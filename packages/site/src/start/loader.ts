/**
 * The inline script of a prerendered page, which runs before any other code. It requests the site's code once the banner
 * is painted or on the first interaction, and queues what is clicked or submitted until React has hydrated the page.
 * Vite builds it into one classic script (`?script`), whose hash the content-security policy names. At most 1.5 kB.
 */
const page = document.getElementById('baize-page') as HTMLElement
const { modules } = JSON.parse(page.textContent) as { modules: string[] }
const { dataset } = document.documentElement
/** What was clicked, with its name: a page that is rendered anew has another element of that name. */
const held = new Map<HTMLElement, string>()
let requested = false
let failed = false
let hydrated = false

try {
  // Signed-in users are no visitors: what is for visitors alone is hidden from them.
  if (sessionStorage.getItem('token')) dataset.signedIn = ''
} catch {
  // Storage is blocked: no one is signed in.
}

const reload = () => location.reload()

const nameOf = (element: HTMLElement) =>
  String([(element as HTMLAnchorElement).href, element.ariaLabel, element.textContent])

const load = () => {
  if (requested) return
  requested = true
  Promise.all(modules.map((file) => import(/* @vite-ignore */ file))).catch((error) => {
    failed = true
    // A browser keeps a failed import for the life of the page: only a new page can try again.
    if (held.size && navigator.onLine) reload()
    addEventListener('online', reload)
    throw error
  })
}

const hold = (event: Event, element?: HTMLElement | null) => {
  if (!element || hydrated) return
  event.preventDefault()
  event.stopPropagation()
  if (failed) reload()
  held.set(element, nameOf(element))
  dataset.loading = ''
  load()
}

const onClick = (event: MouseEvent) => {
  const element = (event.target as Element).closest<HTMLAnchorElement>('a[href], button, [type=radio]')
  if (!element || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  // Links that lead to another site, to the platform or within the page are the browser's own work.
  const { href, hash, origin, pathname, target } = element
  const own = origin === location.origin && !/^\/(wps|lgw|sandbox)\//.test(pathname)
  if (!href || (own && !failed && !hash && !target)) hold(event, element)
}

const onSubmit = (event: SubmitEvent) =>
  hold(
    event,
    event.submitter ?? (event.target as HTMLFormElement).querySelector<HTMLElement>('[type=submit]'),
  )

const onInteraction = () => {
  dataset.touched = ''
  load()
}

/** Clicks again what was clicked, in the same order. */
const replay = () => {
  hydrated = true
  delete dataset.loading
  for (const [element, name] of held) {
    const current = () =>
      element.isConnected
        ? element
        : [...document.querySelectorAll<HTMLElement>(element.tagName)].find((other) => nameOf(other) === name)
    // React hydrates what an event meets before it is handled: a radio button must not be checked by then.
    current()?.dispatchEvent(new Event('auxclick', { bubbles: true }))
    // What cannot be hydrated was rendered anew by that.
    current()?.click()
  }
}

addEventListener('click', onClick, true)
addEventListener('submit', onSubmit, true)
for (const name of ['pointerdown', 'keydown', 'focusin'])
  addEventListener(name, onInteraction, { capture: true, once: true })
addEventListener('baize:hydrated', replay, { once: true })

/** After the frame that paints the banner, and the one in which a slow phone shows it. */
const loadAfterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(load)))
const banner = document.querySelector<HTMLImageElement>('#root img[fetchpriority=high]')
if (banner && !banner.complete) {
  banner.onload = banner.onerror = loadAfterPaint
} else loadAfterPaint()
// Where no frame is painted (a tab in the background), or the banner never loads.
setTimeout(load, 4_000)
