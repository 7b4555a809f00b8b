import { helpCenter } from '@baize/api/calls'
import { useLanguage } from '@baize/i18n'
import { useRead } from '@baize/site'

/** The sections of the help centre, in the page's language. */
export function useHelp() {
  const { locale } = useLanguage()
  return useRead(helpCenter, { query: { lang: locale } }, { keepPrevious: true, ofSession: false })
}
