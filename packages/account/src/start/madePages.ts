import type { Client } from '@baize/api'
import { permission } from '@baize/api/calls'
import { type Locale, localeDirection } from '@baize/i18n'
import type { BrandData } from '@baize/ui/brand'
import { createPlatform, type Platform } from '../platform/platform.ts'
import { type StartState, withoutVisitor } from './startState.ts'
import type { Permission } from './system.ts'

/** Who asks for a page, and how its calls are made. */
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

/** A page that was made for a visit. */
export interface MadePage {
  readonly locale: Locale
  readonly direction: 'ltr' | 'rtl'
  readonly title: string
  readonly description: string
  /** The address under which the page is listed, where it is not the one that was asked for. */
  readonly path?: string
  /** What stands in the page's root. */
  readonly html: string
  /** What it was made of, for the browser to go on with. */
  readonly state: StartState
  /** The picture that the visitor waits for. */
  readonly picture: string | undefined
}

/** What a site makes its page of. */
export interface Making {
  readonly path: string
  readonly locale: Locale
  /** What the platform says to every visitor alike. */
  readonly permission: Permission
  readonly client: Client
  /** The platform that the page is drawn with, once it is known what was read. */
  platform(reads: StartState['reads']): Platform
}

type Words = Omit<MadePage, 'locale' | 'direction' | 'state'> & { readonly reads: StartState['reads'] }

/** Milliseconds that what was read for one visitor serves the next ones. */
const fresh = 5_000

interface Kept {
  readonly until: number
  readonly page: Promise<Words>
}

/**
 * Makes the pages of a site for its visitors. The last pages are kept for some seconds, by path, language and everything
 * of the permission that is not the visitor's own; null while the site is closed for this visitor.
 */
export function makePages(site: Platform['site'], make: (making: Making) => Promise<Words>) {
  const kept = new Map<string, Kept>()
  return async ({ path, fetch }: Visit, locale: Locale): Promise<MadePage | null> => {
    // The client's own checks see to it that what does not fit the contract is not shown.
    const { client } = createPlatform(site, { baseUrl: 'http://platform', fetch: speaking(fetch, locale) })
    const allowed = await client.call(permission, {})
    if (allowed.status !== 0) return null
    const shared = withoutVisitor(allowed)
    const key = JSON.stringify([locale, path, shared])
    let page = kept.get(key)
    if (!page || page.until < Date.now()) {
      for (const [old, { until }] of kept) if (until < Date.now()) kept.delete(old)
      const common = { path, locale, permission: { ...shared, now: allowed.now } }
      const platform = (reads: StartState['reads']) => createPlatform(site, { start: { ...common, reads } })
      page = { until: Date.now() + fresh, page: make({ ...common, client, platform }) }
      kept.set(key, page)
      page.page.catch(() => kept.delete(key))
    }
    const { reads, ...made } = await page.page
    const state = { path, locale, permission: allowed, reads }
    return { ...made, locale, direction: localeDirection(locale), state }
  }
}

/** A server has no page whose language a call could name. */
function speaking(fetcher: typeof fetch, locale: Locale): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('accept-language', locale)
    return fetcher(input, { ...init, headers })
  }
}
