import { isLocale, useLanguage } from '@baize/i18n'
import { useEffect } from 'react'
import { useSearchParams } from 'wouter'

/** Secrets in a URL that must not stay on a screen or in a history. */
const secrets = ['token', 'tokens'] as const

/** Switches to the URL's language, and removes from the URL what should not stay there. */
export function useAddress(): void {
  const [search, setSearch] = useSearchParams()
  const { active, setLocale } = useLanguage()
  const wanted = search.get('language')
  const secret = secrets.some((name) => search.has(name))
  // The address is followed once, when the page is opened: who chooses another language afterwards keeps it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only arriving here counts.
  useEffect(() => {
    if (wanted !== null && isLocale(wanted) && active.includes(wanted)) void setLocale(wanted)
    if (!secret) return
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        for (const name of secrets) next.delete(name)
        return next
      },
      { replace: true },
    )
  }, [])
}
