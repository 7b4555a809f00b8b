import { setupI18n } from '@lingui/core'
import type { I18nContext } from '@lingui/react'
import { reportMisuse } from '../misuse/misuse.ts'
import type { LanguageWithSections } from './context.ts'
import { withoutNaN } from './withoutNaN.ts'

let english: { lingui: I18nContext; language: LanguageWithSections } | undefined

/** The language of components above which there is no provider: English, as it is in their code. */
export function withoutProvider(): NonNullable<typeof english> {
  if (process.env.NODE_ENV !== 'production')
    reportMisuse({
      what: 'There is no <LanguageProvider> above a component that shows text.',
      why: 'It is in English, whatever the language of the page.',
      fix: 'Mount <LanguageProvider> of @baize/i18n at the root of the site.',
    })
  if (english) return english
  const i18n = withoutNaN(setupI18n({ locale: 'en', locales: 'en', messages: { en: {} } }))
  english = {
    lingui: { i18n, _: i18n.t.bind(i18n) },
    language: {
      i18n,
      locale: 'en',
      direction: 'ltr',
      active: ['en'],
      stateOf: () => ({ percent: 100, draft: false }),
      timeZone: undefined,
      setLocale: async () => {},
      addSection: () => () => {},
      further: undefined,
    },
  }
  return english
}
