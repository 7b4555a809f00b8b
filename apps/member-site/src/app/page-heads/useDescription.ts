import { useLanguage } from '@baize/i18n'
import { usePermission } from '@baize/site'
import { useEffect, useRef } from 'react'

/** Milliseconds that a page is left in peace to load first. */
const settled = 2_000

/** Keeps the page's description in step with the route and the language; its messages load afterwards. */
export function useDescription(path: string): void {
  const { brandName } = usePermission()
  const { locale } = useLanguage()
  const said = useRef('')
  useEffect(() => {
    const now = `${locale} ${path}`
    // The prerendered page has its description.
    if (said.current === '' && document.querySelector('meta[name="description"]')) said.current = now
    if (said.current === now) return
    const later = setTimeout(async () => {
      const found = await import('./describe.ts').catch(() => null)
      // A description that cannot be loaded leaves the previous one: the page does not wait for it.
      await found?.describe(path, locale, brandName).catch(() => undefined)
      said.current = now
    }, settled)
    return () => clearTimeout(later)
  }, [path, locale, brandName])
}
