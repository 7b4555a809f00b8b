import { useEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'

/** What the platform answers itself, on the site's own origin. */
const platformPaths = /^\/(?:wps|lgw|sandbox|brand)\//

/** Lets plain same-origin links move within the app, so that components need no router. */
export function useInternalLinks(): void {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = (event.target as Element | null)?.closest?.('a[href]')
      if (!(link instanceof HTMLAnchorElement)) return
      if (
        link.origin !== location.origin ||
        link.download !== '' ||
        (link.target !== '' && link.target !== '_self')
      )
        return
      if (platformPaths.test(link.pathname)) return
      // An anchor of this very page is the browser's own work.
      if (link.hash && link.pathname === location.pathname && link.search === location.search) return
      event.preventDefault()
      navigate(link.pathname + link.search + link.hash)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])
}
