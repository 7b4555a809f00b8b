import { randomBytes } from 'node:crypto'
import { failure, toResponse } from '../http/answer.ts'
import type { Site } from '../http/implement.ts'
import type { Platform } from '../platform.ts'
import { openFolder } from './files.ts'
import { fillNonce, markPage } from './nonce.ts'
import { pageHeaders, sitePolicy, transportHeaders } from './policy.ts'

export type Fetch = (request: Request, env?: object) => Promise<Response> | Response

/** Paths that belong to the API, on whatever listener. */
export const isApiPath = (path: string): boolean => /^\/(?:wps|lgw|seamless|sandbox)(?:\/|$)/.test(path)

/** One site: its built files, its pages (every other path is one), and the API on its own origin. */
export function makeSite(platform: Platform, site: Site, dist: string, api: Fetch): Fetch {
  const folder = openFolder(dist)
  const { settings } = platform
  const transport = transportHeaders(settings.publicUrls[site])

  async function page(request: Request): Promise<Response> {
    const html = await folder.text('/index.html')
    if (html === null) return new Response('This site is not built: run the build first.', { status: 503 })
    const nonce = randomBytes(16).toString('base64url')
    return new Response(request.method === 'HEAD' ? null : fillNonce(markPage(html), nonce), {
      headers: {
        ...pageHeaders,
        ...transport,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': sitePolicy(settings, site, nonce),
      },
    })
  }

  return async (request, env) => {
    const { pathname } = new URL(request.url)
    if (isApiPath(pathname)) return api(request, env)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return toResponse(failure('methodNotAllowed'), { allow: 'GET, HEAD' })
    }
    const isDocument = pathname === '/' || pathname === '/index.html'
    const file = isDocument ? null : await folder.serve(pathname, request)
    if (file) {
      for (const [name, value] of Object.entries({ ...pageHeaders, ...transport }))
        file.headers.set(name, value)
      return file
    }
    // A file that is gone must not come back as a page: a browser would take the HTML for a script.
    const missingFile = !isDocument && (/\.\w{1,12}$/.test(pathname) || pathname.startsWith('/assets/'))
    return missingFile ? toResponse(failure('notFound')) : page(request)
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
