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
  /** Names the page and what it was made of, which the browser asks for to go on with. */
  readonly id: string
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

type Words = Omit<MadePage, 'locale' | 'direction' | 'id'> & { readonly reads: StartState['reads'] }

/** Milliseconds that what was read for one visitor serves the next ones. */
const fresh = 5_000
/** How many pages are known by their ids, the newest, for the browsers that ask what they were made of. */
const mostKnown = 64

interface Kept {
  readonly until: number
  readonly page: Promise<MadePage>
}

interface Known {
  /** The path, the language and what the platform said. */
  readonly key: string
  readonly page: MadePage
  readonly reads: StartState['reads']
}

/** Makes the pages of a site. Both answers are null for a page that is not made here, and while the site is closed for this visitor. */
export interface PageMaker {
  makePage(visit: Visit): Promise<MadePage | null>
  /** What the page of that id was made of, with what is this visitor's own; null where it would be made otherwise now. */
  makeStart(visit: Visit, id: string): Promise<StartState | null>
}

/**
 * Makes the pages of a site for its visitors, in the language that `languageOf` says; null where a visit's page is not made.
 * The last pages are kept for some seconds, by path, language and everything of the permission that is not the visitor's own;
 * what they were made of for longer, by their ids. The same content is the same page, and in another process has the same id.
 */
export function makePages(
  site: Platform['site'],
  languageOf: (visit: Visit) => Locale | null,
  make: (making: Making) => Promise<Words>,
): PageMaker {
  const kept = new Map<string, Kept>()
  const known = new Map<string, Known>()

  /** What a visit is told of the platform, and under which key its page is kept. */
  async function arrived(visit: Visit) {
    const locale = languageOf(visit)
    if (locale === null) return null
    const { path, fetch } = visit
    // The client's own checks see to it that what does not fit the contract is not shown.
    const { client } = createPlatform(site, { baseUrl: 'http://platform', fetch: speaking(fetch, locale) })
    const allowed = await client.call(permission, {})
    if (allowed.status !== 0) return null
    const shared = withoutVisitor(allowed)
    const common = { path, locale, permission: { ...shared, now: allowed.now } }
    return { allowed, common, client, key: JSON.stringify([locale, path, shared]) }
  }

  function made({ common, client, key }: NonNullable<Awaited<ReturnType<typeof arrived>>>) {
    const last = kept.get(key)
    if (last && last.until >= Date.now()) return last.page
    for (const [old, { until }] of kept) if (until < Date.now()) kept.delete(old)
    const making = async (): Promise<MadePage> => {
      const platform = (reads: StartState['reads']) => createPlatform(site, { start: { ...common, reads } })
      const { reads, ...words } = await make({ ...common, client, platform })
      const id = await idOf([key, words, reads])
      const { locale } = common
      const page = known.get(id)?.page ?? { ...words, locale, direction: localeDirection(locale), id }
      known.delete(id)
      known.set(id, { key, page, reads })
      for (const old of [...known.keys()].slice(0, -mostKnown)) known.delete(old)
      return page
    }
    const page = making()
    kept.set(key, { until: Date.now() + fresh, page })
    page.catch(() => kept.delete(key))
    return page
  }

  return {
    async makePage(visit) {
      const here = await arrived(visit)
      return here && made(here)
    },
    async makeStart(visit, id) {
      const here = await arrived(visit)
      if (!here) return null
      // Another process may have made it.
      if (!known.has(id)) await made(here)
      const of = known.get(id)
      return of?.key === here.key ? { ...here.common, permission: here.allowed, reads: of.reads } : null
    },
  }
}

/** A name that only the same content has. */
async function idOf(content: unknown): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(content)))
  return Array.from(new Uint8Array(bytes, 0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A server has no page whose language a call could name. */
function speaking(fetcher: typeof fetch, locale: Locale): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('accept-language', locale)
    return fetcher(input, { ...init, headers })
  }
}
