import { gameVendors } from '@baize/api/calls'
import { useLanguage } from '@baize/i18n'
import { keptNames, useKeptRead } from './useKeptRead.ts'

/** The vendors of all categories in the page's language, kept for the session. */
export function useVendors() {
  const { locale } = useLanguage()
  return useKeptRead(keptNames.vendors, gameVendors, { query: { language: locale } })
}
