/**
 * How a site's lazy code comes. A browser asks for a module once: what failed stays failed until the page is loaded anew,
 * and a second try can never succeed (whatwg/html#6768; browsers of 2026 begin to change it). So every file is fetched
 * first, which may fail and be tried again, and imported from the browser's cache. A style that failed can be tried again
 * too. It takes the place of Vite's own helper of this name; `deps` are all files of the import, by their path on the site.
 */
export function __vitePreload<Module>(
  load: () => Promise<Module>,
  deps: readonly string[] = [],
): Promise<Module> {
  return Promise.all(deps.map(bring)).then(load)
}

/** Milliseconds that a file may take. */
const patience = 120_000

/** What is here or on its way, by address. This file is in the chunk that the page began with. */
const brought = new Map<string, Promise<void>>([[import.meta.url, Promise.resolve()]])

function bring(path: string): Promise<void> {
  const url = new URL(path, `${location.origin}/`).href
  const here = brought.get(url)
  if (here) return here
  const coming = (path.endsWith('.css') ? bringStyle : bringScript)(url)
  brought.set(url, coming)
  coming.catch(() => brought.delete(url))
  return coming
}

async function bringScript(url: string): Promise<void> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(patience) })
  if (!answer.ok) throw new Error(`${url} could not be fetched: ${answer.status}`)
  // Only what was read to its end is kept for the import.
  await answer.arrayBuffer()
}

function bringStyle(url: string): Promise<void> {
  if ([...document.styleSheets].some(({ href }) => href === url)) return Promise.resolve()
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
