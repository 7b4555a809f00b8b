import { brandLanguages, createPlatform, type StartState, serveBrand, withoutVisitor } from '@baize/account'
import { announcements, gameMenus, gameSections, permission } from '@baize/api/calls'
import { joinMessages, type Locale, localeDirection, negotiateLocale } from '@baize/i18n'
import type { BrandData } from '@baize/ui/brand'
import { setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { renderToString } from 'react-dom/server'
import { App } from './app/App.tsx'
import { isHome } from './app/home-paths.ts'
import { isComplete, loadMessages } from './app/languages.ts'
import { categoryPaths, paths } from './app/paths.ts'
import { early } from './early/early.ts'
import { loadMessages as loadMember } from './member/messages.ts'
import { type Head, headOf, isPrivate } from './page-heads/heads.ts'
import { loadMessages as loadHeads } from './page-heads/messages.ts'

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

/** The pages that search engines may list: what they show, everybody may see. */
export const publicPaths: readonly string[] = [
  paths.home,
  paths.hot,
  paths.promotions,
  paths.winners,
  paths.pointMall,
  paths.appDownload,
  paths.helpCentre,
  ...Object.values(categoryPaths),
]

export { isPrivate }

/** Runs in a page before the site's code does: a function, as text, of the code's address and those of its words. */
export const earlyScript = early.toString()

/** A page that was made for a visit. */
export interface MadePage {
  readonly locale: Locale
  readonly direction: 'ltr' | 'rtl'
  readonly title: string
  readonly description: string
  /** What stands in the page's root. */
  readonly html: string
  /** What it was made of, for the browser to go on with. */
  readonly state: StartState
  /** The picture that the visitor waits for. */
  readonly picture: string | undefined
}

/** Milliseconds that what was read for one visitor serves the next ones. */
const fresh = 5_000

interface Kept {
  readonly until: number
  readonly page: Promise<Omit<MadePage, 'state'> & { reads: StartState['reads'] }>
}

/** The last pages, by language and everything of the permission that is not the visitor's own. */
const kept = new Map<string, Kept>()

/** The home page in the visitor's language; null for other pages, for a language that is not complete, and while the site is closed for this visitor. */
export async function makePage({ path, chosen, languages, brand, fetch }: Visit): Promise<MadePage | null> {
  if (!isHome(path)) return null
  if (brand) serveBrand(brand)
  const { active, initial } = brandLanguages()
  const locale = negotiateLocale({ stored: chosen, device: languages, active, fallback: initial })
  // A language that is English in part is put together in the browser.
  if (!isComplete(locale)) return null
  // The client's own checks see to it that what does not fit the contract is not shown.
  const { client } = createPlatform('member', { baseUrl: 'http://platform', fetch: speaking(fetch, locale) })
  const allowed = await client.call(permission, {})
  if (allowed.status !== 0) return null
  const shared = withoutVisitor(allowed)
  const key = JSON.stringify([locale, path, shared])
  let page = kept.get(key)
  if (!page || page.until < Date.now()) {
    for (const [old, { until }] of kept) if (until < Date.now()) kept.delete(old)
    page = { until: Date.now() + fresh, page: make(path, locale, { ...shared, now: allowed.now }, client) }
    kept.set(key, page)
    page.page.catch(() => kept.delete(key))
  }
  const { reads, ...made } = await page.page
  return { ...made, state: { path, locale, permission: allowed, reads } }
}

/** What a page that is made in the browser says of itself beforehand, for whoever does not run its code. */
export interface MadeHead extends Head {
  readonly locale: Locale
  readonly direction: 'ltr' | 'rtl'
}

/** The head of a page of the site in the visitor's language; null for a page that has no words of its own. */
export async function makeHead({
  path,
  chosen,
  languages,
  brand,
  brandName,
}: Omit<Visit, 'fetch'> & { readonly brandName: string }): Promise<MadeHead | null> {
  if (brand) serveBrand(brand)
  const { active, initial } = brandLanguages()
  const locale = negotiateLocale({ stored: chosen, device: languages, active, fallback: initial })
  if (!isComplete(locale)) return null
  const messages = await joinMessages(loadMessages, loadHeads, loadMember)(locale)
  const { title, description } = headOf(
    setupI18n({ locale, messages: { [locale]: messages } }),
    path,
    brandName,
  )
  if (title === '') return null
  return { locale, direction: localeDirection(locale), title: `${title} · ${brandName}`, description }
}

async function make(
  path: string,
  locale: Locale,
  allowed: StartState['permission'],
  client: ReturnType<typeof createPlatform>['client'],
) {
  const { brandName } = allowed
  const inLanguage = { query: { language: locale } }
  const [messages, menus, news, games] = await Promise.all([
    loadMessages(locale),
    client.call(gameMenus, {}),
    client.call(announcements, inLanguage),
    client.call(gameSections, inLanguage),
  ])
  const reads: StartState['reads'] = [
    [[gameMenus.id, {}], menus],
    [[announcements.id, inLanguage], news],
    // What stands further below is read when somebody comes near it.
    [
      [gameSections.id, inLanguage],
      { ...games, sections: games.sections.filter(({ kind }) => kind === 'hot') },
    ],
  ]
  const state: StartState = { path, locale, permission: allowed, reads }
  const platform = createPlatform('member', { start: state })
  const html = renderToString(<App platform={platform} locale={locale} messages={messages} path={path} />)
  return {
    locale,
    direction: localeDirection(locale),
    title: brandName,
    description: setupI18n({ locale, messages: { [locale]: messages } })._(
      msg`${brandName}: games, deposits and withdrawals`,
    ),
    html,
    picture: news.banners[0]?.imageUrl,
    reads,
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
