/**
 * The inline script of a prerendered page, which runs before any other code. It requests the site's code once the banner
 * is painted or somebody touches the page, and holds what is clicked or submitted until React has hydrated the page.
 * Vite builds it into one classic script (`?script`), whose hash the content-security policy names. At most 1.5 kB.
 */
const { entry, preload } = JSON.parse(document.getElementById('baize-page')?.textContent ?? '{}') as {
  entry: string
  preload: string[]
}
const root = document.documentElement
const interactions = ['pointerdown', 'keydown', 'touchstart', 'pointermove', 'focusin'] as const
/** What was clicked, with its name: a page that is rendered anew has another element of that name. */
const held: { element: HTMLElement; name: string }[] = []
let requested = false
let failed = false

try {
  // Signed-in users are no visitors: what is for visitors alone is hidden from them.
  if (sessionStorage.getItem('token')) root.dataset.signedIn = ''
} catch {
  // Storage is blocked: no one is signed in.
}

const nameOf = (element: HTMLElement) =>
  element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent

const load = () => {
  if (requested) return
  requested = true
  for (const href of preload)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  import(/* @vite-ignore */ entry).catch((error) => {
    failed = true
    // A browser keeps a failed import for the life of the page: only a new page can try again.
    if (held.length > 0 && navigator.onLine) location.reload()
    addEventListener('online', () => location.reload())
    throw error
  })
}

const hold = (event: Event, element: HTMLElement) => {
  event.preventDefault()
  event.stopPropagation()
  if (failed) location.reload()
  if (!held.some((other) => other.element === element)) held.push({ element, name: nameOf(element) ?? '' })
  root.dataset.loading = ''
  load()
}

const onClick = (event: MouseEvent) => {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event
  const element = (target as Element).closest<HTMLElement>('a[href], button, [type=radio]')
  if (!element || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
  // Links that lead to another site, to the platform or within the page are the browser's own work.
  if (
    element instanceof HTMLAnchorElement &&
    (failed ||
      element.hash ||
      element.origin !== location.origin ||
      /^\/(wps|lgw|sandbox|brand)\//.test(element.pathname) ||
      !/^(_self)?$/.test(element.target))
  )
    return
  hold(event, element)
}

const onSubmit = (event: SubmitEvent) => {
  const submit =
    event.submitter ?? (event.target as HTMLFormElement).querySelector<HTMLElement>('[type=submit]')
  if (submit) hold(event, submit)
}

const onInteraction = ({
  type,
  movementX,
  movementY,
}: Event & { movementX?: number; movementY?: number }) => {
  // A page that appears under a resting pointer receives a move of nothing.
  if (type === 'pointermove' && !movementX && !movementY) return
  for (const name of interactions) removeEventListener(name, onInteraction, true)
  root.dataset.touched = ''
  load()
}

/** Clicks again what was clicked, in the same order. An element that was replaced may take some seconds to come. */
const replay = (tries = 30) => {
  const next = held[0]
  if (!next) return
  const element = next.element.isConnected
    ? next.element
    : [...document.querySelectorAll<HTMLElement>(next.element.tagName)].find(
        (other) => nameOf(other) === next.name,
      )
  if (element || !tries) held.shift()
  element?.click()
  setTimeout(replay, element ? 0 : 100, element ? 30 : tries - 1)
}

addEventListener('click', onClick, true)
addEventListener('submit', onSubmit, true)
for (const name of interactions) addEventListener(name, onInteraction, { capture: true, passive: true })
addEventListener(
  'baize:hydrated',
  () => {
    removeEventListener('click', onClick, true)
    removeEventListener('submit', onSubmit, true)
    delete root.dataset.loading
    delete root.dataset.signedIn
    replay()
  },
  { once: true },
)

/** After the frame that paints the banner, and the one in which a slow phone shows it. */
const loadAfterPaint = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(load)))
const banner = document.querySelector<HTMLImageElement>('#root img[fetchpriority=high]')
if (banner && !banner.complete) {
  banner.addEventListener('load', loadAfterPaint)
  banner.addEventListener('error', loadAfterPaint)
} else loadAfterPaint()
// Where no frame is painted (a tab in the background), or the banner never comes.
setTimeout(load, 4_000)
