import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What a site's build says of its addresses. */
interface Routes {
  /** Whether the site shows something at a path. */
  isPage?(path: string): boolean
}

/** Without a build that knows its routes, every path is a page that looks like no file and hides nothing. */
const looksLikePage = (path: string): boolean => !/\.\w{1,12}$|\/\.|%|^\/assets\//.test(path)

/** Tells a site's pages from unknown paths, by the build in `dist`; read again when the site has been built anew. */
export function openRoutes(dist: string): (path: string) => Promise<boolean> {
  const file = join(dist, '.server/server.js')
  let known: { readonly version: number; readonly routes: Promise<Routes> } | undefined
  return async (path) => {
    const found = await stat(file).catch(() => null)
    if (found && known?.version !== found.mtimeMs)
      known = {
        version: found.mtimeMs,
        routes: import(`${pathToFileURL(file).href}?${found.mtimeMs}`) as Promise<Routes>,
      }
    const routes = found && (await known?.routes.catch(() => null))
    return routes?.isPage?.(path) ?? (path === '/index.html' || looksLikePage(path))
  }
}
