import { helpCenter } from '@baize/api/calls'
import { useLanguage } from '@baize/i18n'
import { useApiQuery } from '@baize/site'

/** The sections of the help centre, in the page's language. */
export function useHelp() {
  const { locale } = useLanguage()
  return useApiQuery(helpCenter, { query: { lang: locale } }, { keepPrevious: true, ofSession: false })
}
