/**
 * How a site's lazy code comes; it takes the place of Vite's own helper of this name. `deps` are all files of an import, by
 * their path on the site.
 *
 * A browser asks for a module once: what failed stays failed until the page is loaded anew, and a second try can never
 * succeed (whatwg/html#6768; browsers of 2026 begin to change it). So where an import is likely to fail, its files are
 * fetched first, which can be tried again, and then imported from the browser's cache. That is a second request for each
 * file, at a millisecond of script on a fast machine: it is done without a connection, for all after a first failure, and for
 * what comes alone when somebody has touched the page, as the words of a language do. Otherwise the files are preloaded side
 * by side. A style can be tried again in any case. See docs/decisions/0026-lazy-code-can-be-asked-for-again.md.
 */
export async function __vitePreload<Module>(
  load: () => Promise<Module>,
  deps: readonly string[] = [],
): Promise<Module> {
  // Preloaded, a script that comes alone would only be asked for twice.
  const alone = deps.length === 1 && !deps[0]?.endsWith('.css')
  const careful = troubled || !navigator.onLine || (alone && navigator.userActivation.hasBeenActive)
  try {
    if (careful || !alone) await Promise.all(deps.map((path) => bring(path, careful)))
    return await load()
  } catch (error) {
    troubled = true
    throw error
  }
}

/** Whether an import has failed on this page. */
let troubled = false

/** What is here or on its way, by address. This file is in the chunk that the page began with. */
const brought = new Map<string, Promise<void>>([[import.meta.url, Promise.resolve()]])

function bring(path: string, careful: boolean): Promise<void> {
  const url = new URL(path, `${location.origin}/`).href
  const here = brought.get(url)
  if (here) return here
  const coming = path.endsWith('.css') ? bringStyle(url) : careful ? fetchScript(url) : preloadScript(url)
  brought.set(url, coming)
  coming.catch(() => brought.delete(url))
  return coming
}

/** Milliseconds that a file may take. */
const patience = 120_000

async function fetchScript(url: string): Promise<void> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(patience) })
  if (!answer.ok) throw new Error(`${url} could not be fetched: ${answer.status}`)
  // Only what was read to its end is kept for the import.
  await answer.arrayBuffer()
}

/** Its outcome is the import's. */
async function preloadScript(url: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = url
  link.nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''
  document.head.append(link)
}

function bringStyle(url: string): Promise<void> {
  // A made page has its own sheets in part, and brings them whole by itself.
  const parts = document.querySelectorAll<HTMLStyleElement>('style[data-sheet]')
  if ([...parts].some(({ dataset }) => new URL(dataset.sheet ?? '', location.href).href === url))
    return (window as { baizeDress?: () => Promise<void> }).baizeDress?.() ?? Promise.resolve()
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  if ([...links].some(({ href }) => href === url)) return Promise.resolve()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = url
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`${url} could not be fetched`))
    }
    document.head.append(link)
  })
}
