import { announcements, gameMenus, gameSections, jackpots } from '@baize/api/calls'
import { joinMessages, type Locale, localeDirection, negotiateLocale } from '@baize/i18n'
import { brandLanguages, pageRenderer, type StartState, serveBrand, type Visit } from '@baize/site'
import { setupI18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { renderToString } from 'react-dom/server'
import { App } from './app/App.tsx'
import { isHome } from './app/home-paths.ts'
import { isPage } from './app/isPage.ts'
import { isComplete, loadMessages } from './app/languages.ts'
import { type Head, headOf, isPrivate } from './app/page-heads/heads.ts'
import { loadMessages as loadHeads } from './app/page-heads/messages.ts'
import { loadMessages as loadMember } from './features/member/messages.ts'
import { categoryPaths, paths } from './shared/paths.ts'

/** The pages that search engines may list: their content is public. */
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

export { default as loader } from '@baize/site/loader?script'
export { isPage, isPrivate }

/** The language of a visitor's home page; null for other pages, and for a language that is not complete. */
function homeLanguage({ path, chosen, languages, brand }: Visit): Locale | null {
  if (!isHome(path)) return null
  if (brand) serveBrand(brand)
  const { active, initial } = brandLanguages()
  const locale = negotiateLocale({ stored: chosen, device: languages, active, fallback: initial })
  // A language that is English in part is put together in the browser.
  return isComplete(locale) ? locale : null
}

/** The head of a page that is rendered in the browser, for readers that do not run its code. */
export interface PageHead extends Head {
  readonly locale: Locale
  readonly direction: 'ltr' | 'rtl'
}

/** The head of a page of the site in the visitor's language; null for a page that has no title of its own. */
export async function pageHead({
  path,
  chosen,
  languages,
  brand,
  brandName,
}: Omit<Visit, 'fetch'> & { readonly brandName: string }): Promise<PageHead | null> {
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

export const renderPage = pageRenderer(
  'member',
  homeLanguage,
  async ({ path, locale, permission, client, platform }) => {
    const { brandName, policyProfile } = permission
    const inLanguage = { query: { language: locale } }
    const [messages, menus, news, games, live] = await Promise.all([
      loadMessages(locale),
      client.call(gameMenus, {}),
      client.call(announcements, inLanguage),
      client.call(gameSections, inLanguage),
      policyProfile === 'regulated' ? client.call(jackpots, inLanguage) : undefined,
    ])
    const queries: StartState['queries'] = [
      [[gameMenus.id, {}], menus],
      [[announcements.id, inLanguage], news],
      // What is further below is requested when it is near the viewport.
      [
        [gameSections.id, inLanguage],
        { ...games, sections: games.sections.filter(({ kind }) => kind === 'hot') },
      ],
      ...(live ? [[[jackpots.id, inLanguage], live] as const] : []),
    ]
    return {
      title: brandName,
      description: setupI18n({ locale, messages: { [locale]: messages } })._(
        msg`${brandName}: games, deposits and withdrawals`,
      ),
      html: renderToString(
        <App platform={platform(queries)} locale={locale} messages={messages} path={path} />,
      ),
      image: news.banners[0]?.imageUrl,
      queries,
    }
  },
)
