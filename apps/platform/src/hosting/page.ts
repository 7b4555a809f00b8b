import { failure, toResponse } from '../http/answer.ts'
import type { Site } from '../http/implement.ts'
import type { Platform } from '../platform.ts'
import { type Dress, dressOf } from './brand.ts'
import { accepted, openFolder, squeeze } from './files.ts'
import { type Made, makePageMaker } from './made-pages.ts'
import { fillNonce, markPage, newNonce } from './nonce.ts'
import { pageHeaders, reportingHeaders, sitePolicy, transportHeaders } from './policy.ts'
import { robotsFile } from './robots.ts'
import type { Fetch } from './site.ts'
import { type SqueezedPage, squeezePage } from './squeezed-page.ts'
import { brandIn, headedPage, startPage } from './start-page.ts'

/** How much work goes into making a page small while somebody waits for it. */
const pageQuality = 5

/** What a site renders: its pages, and what search engines and the pages' own scripts request of them. */
export interface SitePages {
  /** The brand that the site is themed with; null where it stays as it was built. */
  readonly dress: Dress | null
  /** The page of a request, whatever its path is. */
  readonly page: Fetch
  /** What a prerendered page was rendered from: `/start.json`. */
  readonly start: Fetch
  /** `/robots.txt` and `/sitemap.xml`; null for any other path, and for a sitemap without pages. */
  robots(pathname: string): Promise<Response | null>
}

/** Renders the pages of a built site, in its brand. */
export function sitePages(platform: Platform, site: Site, dist: string, api: Fetch): SitePages {
  const folder = openFolder(dist)
  const { settings } = platform
  const transport = transportHeaders(settings.publicUrls[site])
  const dress = settings.brandFolder === null ? null : dressOf(settings.brandFolder)
  const maker = makePageMaker(dist, api)

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

  const robots = async (pathname: string): Promise<Response | null> =>
    /^\/(?:robots\.txt|sitemap\.xml)$/.test(pathname)
      ? robotsFile(pathname, settings.publicUrls[site], await maker.publicPaths())
      : null

  return { dress, page, start, robots }
}
