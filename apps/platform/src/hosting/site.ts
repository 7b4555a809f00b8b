import { failure, toResponse } from '../http/answer.ts'
import type { Site } from '../http/implement.ts'
import type { Platform } from '../platform.ts'
import { dressOf } from './brand.ts'
import { accepted, openFolder, squeeze } from './files.ts'
import { type Made, makePageMaker, startPath } from './made-pages.ts'
import { fillNonce, markPage, newNonce } from './nonce.ts'
import { pageHeaders, reportingHeaders, reportsPath, sitePolicy, transportHeaders } from './policy.ts'
import { policyReports } from './policy-reports.ts'
import { robotsFile } from './robots.ts'
import { type SqueezedPage, squeezePage } from './squeezed-page.ts'
import { brandIn, headedPage, startPage } from './start-page.ts'

/** How much work goes into making a page small while somebody waits for it. */
const pageQuality = 5

export type Fetch = (request: Request, env?: object) => Promise<Response> | Response

/** Paths that belong to the API, on whatever listener. `/seamless` itself is a page of the member site: calls stand below it. */
export const isApiPath = (path: string): boolean => /^\/(?:(?:wps|lgw|sandbox)(?:\/|$)|seamless\/)/.test(path)

/** One site in its brand: its built files, its pages (every other path is one), and the API on its own origin. */
export function makeSite(platform: Platform, site: Site, dist: string, api: Fetch): Fetch {
  const folder = openFolder(dist)
  const { settings } = platform
  const transport = transportHeaders(settings.publicUrls[site])
  const dress = settings.brandFolder === null ? null : dressOf(settings.brandFolder)
  const maker = makePageMaker(dist, api)
  const reports = policyReports(platform, site)

  /** The version of the brand that the site was built in. */
  async function builtVersion(): Promise<unknown> {
    const data = await folder.text('/brand/brand.json')
    return data === null ? undefined : (JSON.parse(data) as { version?: unknown }).version
  }

  /** The page as it was built, in its brand and marked for nonces; null where nothing was built. */
  async function templateOf(): Promise<string | null> {
    const built = await folder.text('/index.html')
    return built === null ? null : markPage(dress === null ? built : dress.page(built))
  }

  /** What a page that was made here was made of. */
  async function start(request: Request, env?: object): Promise<Response> {
    const template = await templateOf()
    const state = template && (await maker.start(request, env, brandIn(template)))
    if (!state) return toResponse(failure('notFound'))
    return Response.json(state, { headers: { ...pageHeaders, ...transport, 'cache-control': 'no-store' } })
  }

  interface Joined {
    readonly template: string
    readonly html: Promise<string>
    /** The page made small; null until it is, and where that does not suit it. */
    small: SqueezedPage | null
  }
  const joined = new WeakMap<object, Joined>()

  /** A page that was made, put into the page as it was built, and made small: once for all who are sent it. */
  function together(template: string, made: Made, url: string): Joined {
    const known = joined.get(made.page)
    if (known?.template === template) return known
    const one: Joined = { template, html: startPage(template, made, folder, url), small: null }
    joined.set(made.page, one)
    // Who asks first is not kept waiting for it.
    one.html
      .then(squeezePage)
      .then((small) => {
        one.small = small
      })
      .catch(() => joined.delete(made.page))
    return one
  }

  async function page(request: Request, env?: object): Promise<Response> {
    const template = await templateOf()
    if (template === null)
      return new Response('This site is not built: run the build first.', { status: 503 })
    const made = await maker.make(request, env, brandIn(template))
    const { pathname } = new URL(request.url)
    const listed = (path = pathname) => new URL(path, settings.publicUrls[site]).href
    const head = made === null ? await maker.head(request, brandIn(template), settings.brand.name) : null
    const whole = made === null ? null : together(template, made, listed(made.page.path))
    const html =
      whole !== null
        ? await whole.html
        : head === null
          ? template
          : headedPage(template, head, listed(head.path))
    const nonce = newNonce()
    const encoding = accepted(request.headers.get('accept-encoding'))
    const body =
      (encoding === 'br' ? whole?.small?.(nonce) : null) ??
      (await squeeze(Buffer.from(fillNonce(html, nonce)), encoding, pageQuality))
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
      headers: {
        ...pageHeaders,
        ...transport,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        vary: 'accept-encoding, accept-language, cookie',
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
        'content-security-policy': sitePolicy(settings, site, nonce),
        ...reportingHeaders(settings.publicUrls[site]),
        ...((await maker.isPrivate(pathname)) ? { 'x-robots-tag': 'noindex' } : {}),
      },
    })
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
    const forRobots = /^\/(?:robots\.txt|sitemap\.xml)$/.test(pathname)
    const file = isDocument
      ? null
      : forRobots
        ? robotsFile(pathname, settings.publicUrls[site], await maker.publicPaths())
        : (dress?.serve(pathname, request) ?? (await folder.serve(pathname, request)))
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
