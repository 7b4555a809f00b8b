import { failure, toResponse } from '../http/answer.ts'
import type { Site } from '../http/implement.ts'
import type { Platform } from '../platform.ts'
import { openFolder } from './files.ts'
import { startPath } from './made-pages.ts'
import { sitePages } from './page.ts'
import { pageHeaders, reportsPath, transportHeaders } from './policy.ts'
import { policyReports } from './policy-reports.ts'

export type Fetch = (request: Request, env?: object) => Promise<Response> | Response

/** Paths that belong to the API, on whatever listener. `/seamless` itself is a page of the member site: calls stand below it. */
export const isApiPath = (path: string): boolean => /^\/(?:(?:wps|lgw|sandbox)(?:\/|$)|seamless\/)/.test(path)

/** One site in its brand: its built files, its pages (every other path is one), and the API on its own origin. */
export function makeSite(platform: Platform, site: Site, dist: string, api: Fetch): Fetch {
  const folder = openFolder(dist)
  const transport = transportHeaders(platform.settings.publicUrls[site])
  const { dress, page, start, robots } = sitePages(platform, site, dist, api)
  const reports = policyReports(platform, site)

  /** The version of the brand that the site was built in. */
  async function builtVersion(): Promise<unknown> {
    const data = await folder.text('/brand/brand.json')
    return data === null ? undefined : (JSON.parse(data) as { version?: unknown }).version
  }

  return async (request, env) => {
    const { pathname, search } = new URL(request.url)
    if (isApiPath(pathname)) return api(request, env)
    if (request.method === 'POST' && pathname === reportsPath) return reports(request, env)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return toResponse(failure('methodNotAllowed'), { allow: 'GET, HEAD' })
    }
    if (pathname === startPath) return start(request, env)
    const isDocument = pathname === '/' || pathname === '/index.html'
    const file = isDocument
      ? null
      : ((await robots(pathname)) ??
        dress?.serve(pathname, request) ??
        (await folder.serve(pathname, request)))
    if (file) {
      // An address with the brand's version in it never means another picture.
      if (dress === null && pathname.startsWith('/brand/') && search === `?${await builtVersion()}`)
        file.headers.set('cache-control', 'public, max-age=31536000, immutable')
      for (const [name, value] of Object.entries({ ...pageHeaders, ...transport }))
        file.headers.set(name, value)
      return file
    }
    // A file that is gone must not come back as a page: a browser would take the HTML for a script.
    const missingFile = !isDocument && (/\.\w{1,12}$/.test(pathname) || pathname.startsWith('/assets/'))
    return missingFile ? toResponse(failure('notFound')) : page(request, env)
  }
}

/** Storybook: static files, made by a build of ours, on an origin of its own. */
export function makeStorybook(dist: string): Fetch {
  const folder = openFolder(dist)
  return async (request) => {
    const { pathname } = new URL(request.url)
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname
    const file = await folder.serve(path, request)
    if (!file) return new Response('Not found', { status: 404 })
    file.headers.set('x-content-type-options', 'nosniff')
    file.headers.set('cache-control', 'no-cache')
    return file
  }
}
