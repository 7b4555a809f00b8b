import { gameVendors } from '@baize/api/calls'
import { useLanguage } from '@baize/i18n'
import { keptNames, useKeptRead } from '../games/useKeptRead.ts'

/** The vendors of all categories, kept for the session. */
export function useVendors() {
  const { locale } = useLanguage()
  return useKeptRead(keptNames.vendors, gameVendors, { query: { language: locale } })
}
