import type { Client } from '@baize/api'
import { permission } from '@baize/api/calls'
import { type Locale, localeDirection } from '@baize/i18n'
import type { BrandData } from '@baize/ui/brand'
import { createPlatform, type Platform } from '../platform/platform.ts'
import { type StartState, withoutVisitor } from './startState.ts'
import type { Permission } from './system.ts'

/** Who requests a page, and how its calls are made. */
export interface Visit {
  readonly path: string
  /** The language that the visitor chose before. */
  readonly chosen: string | undefined
  /** The languages of the device, best first. */
  readonly languages: readonly string[]
  readonly brand: BrandData | undefined
  /** Makes the platform's calls in the visitor's name, without a session. */
  readonly fetch: typeof fetch
}

/** A page that was rendered on the server. It contains nothing of its visitor: the same content is the same object. */
export interface RenderedPage {
  readonly locale: Locale
  readonly direction: 'ltr' | 'rtl'
  readonly title: string
  readonly description: string
  /** The address under which the page is listed, where it is not the requested one. */
  readonly path?: string
  /** The markup of the page's root. */
  readonly html: string
  /** What it was rendered from, for the browser to hydrate it. */
  readonly state: StartState
  /** Address of the image that is the largest paint. */
  readonly image: string | undefined
}

/** What a site renders a page from. */
export interface RenderInput {
  readonly path: string
  readonly locale: Locale
  /** What the platform says to every visitor alike. */
  readonly permission: Permission
  readonly client: Client
  /** The platform that the page is rendered with, once its queries are known. */
  platform(queries: StartState['queries']): Platform
}

type Rendered = Omit<RenderedPage, 'locale' | 'direction' | 'state'> & Pick<StartState, 'queries'>

/** Milliseconds that a rendered page serves the next visitors. */
const maxAge = 5_000

interface Cached {
  readonly until: number
  readonly page: Promise<RenderedPage>
}

/**
 * Returns a function that renders the pages of a site for its visitors, in the language that `languageOf` returns; it
 * resolves to null for a page that is not rendered here, and while the site is closed for this visitor. Pages are cached
 * for five seconds by path, language, brand and everything of the permission that is not the visitor's own; one that would come
 * out the same again is the same object.
 */
export function pageRenderer(
  site: Platform['site'],
  languageOf: (visit: Visit) => Locale | null,
  render: (input: RenderInput) => Promise<Rendered>,
): (visit: Visit) => Promise<RenderedPage | null> {
  const cache = new Map<string, Cached>()
  /** The last page of each key, by its content. */
  const last = new Map<string, { content: string; page: RenderedPage }>()

  async function renderAnew(key: string, input: Omit<RenderInput, 'platform'>): Promise<RenderedPage> {
    const { path, locale, permission } = input
    const start = (queries: StartState['queries']): StartState => ({ path, locale, permission, queries })
    const platform = (queries: StartState['queries']) => createPlatform(site, { start: start(queries) })
    const { queries, ...rendered } = await render({ ...input, platform })
    const page = { ...rendered, locale, direction: localeDirection(locale), state: start(queries) }
    const content = JSON.stringify(page)
    const before = last.get(key)
    if (before?.content === content) return before.page
    last.set(key, { content, page })
    return page
  }

  return async (visit) => {
    const locale = languageOf(visit)
    if (locale === null) return null
    const { path, fetch, brand } = visit
    // The client checks responses against the contract: what does not fit is not shown.
    const { client } = createPlatform(site, { baseUrl: 'http://platform', fetch: inLanguage(fetch, locale) })
    const allowed = await client.call(permission, {})
    if (allowed.status !== 0) return null
    const shared = withoutVisitor(allowed)
    const key = JSON.stringify([locale, path, shared, brand?.version])
    const cached = cache.get(key)
    if (cached && cached.until >= Date.now()) return cached.page
    for (const [old, { until }] of cache) {
      if (until >= Date.now()) continue
      cache.delete(old)
      // A page that is not requested again has changed its permission, or has no visitors.
      if (old !== key) last.delete(old)
    }
    const page = renderAnew(key, { path, locale, permission: shared, client })
    cache.set(key, { until: Date.now() + maxAge, page })
    page.catch(() => cache.delete(key))
    return page
  }
}

/** A server has no page whose language a call could name. */
function inLanguage(fetcher: typeof fetch, locale: Locale): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('accept-language', locale)
    return fetcher(input, { ...init, headers })
  }
}
