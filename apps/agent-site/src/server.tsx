import { type Locale, localeDirection, type Messages, negotiateLocale } from '@baize/i18n'
import { brandLanguages, pageRenderer, type RenderedPage, serveBrand, type Visit } from '@baize/site'
import { setupI18n } from '@lingui/core'
import { renderToString } from 'react-dom/server'
import { App } from './app/App.tsx'
import { isPage } from './app/isPage.ts'
import { isComplete, loadMessages } from './app/languages.ts'
import { doorDescription, doorTitle } from './features/landing/doorHead.ts'
import { loadMessages as loadSite } from './messages.ts'
import { paths } from './shared/paths.ts'

/** The head of a page, for readers that do not run its code. */
export interface PageHead extends Pick<RenderedPage, 'locale' | 'direction' | 'title' | 'description'> {
  /** The address under which the page is listed. */
  readonly path: string
}

/** The addresses of the landing page: its content is public, and agents search for it by the brand's name. */
const door: readonly string[] = ['/', paths.landing]

export const publicPaths: readonly string[] = [paths.landing]

/** Everything behind the door is an agent's own, and what is no page of the site leads to the door. */
export const isPrivate = (path: string): boolean => !door.includes(path)

export { default as loader } from '@baize/site/loader?script'
export { isPage }

/** The language of a visitor's door; null for every other page, and for a language that is not complete. */
function doorLanguage(visit: Visit): Locale | null {
  if (isPrivate(visit.path)) return null
  const locale = languageOf(visit)
  return isComplete(locale) ? locale : null
}

/** The head of the door in the visitor's language; null for every other page. */
export async function pageHead(
  visit: Omit<Visit, 'fetch'> & { readonly brandName: string },
): Promise<PageHead | null> {
  if (isPrivate(visit.path)) return null
  const wanted = languageOf(visit)
  // A language that is English in part is put together in the browser: until then the page says that it is English.
  const locale = isComplete(wanted) ? wanted : 'en'
  return {
    locale,
    direction: localeDirection(locale),
    ...headOf(locale, await loadSite(locale), visit.brandName),
  }
}

function languageOf({ chosen, languages, brand }: Omit<Visit, 'fetch'>): Locale {
  if (brand) serveBrand(brand)
  const { active, initial } = brandLanguages()
  return negotiateLocale({ stored: chosen, device: languages, active, fallback: initial })
}

function headOf(locale: Locale, messages: Messages, brandName: string) {
  const i18n = setupI18n({ locale, messages: { [locale]: messages } })
  return {
    title: `${i18n._(doorTitle)} · ${brandName}`,
    description: i18n._(doorDescription(brandName)),
    path: paths.landing,
  }
}

export const renderPage = pageRenderer('agent', doorLanguage, async ({ locale, permission, platform }) => {
  const messages = await loadMessages(locale)
  return {
    ...headOf(locale, messages, permission.brandName),
    html: renderToString(
      <App platform={platform([])} locale={locale} messages={messages} path={paths.landing} />,
    ),
    image: undefined,
    queries: [],
  }
})
