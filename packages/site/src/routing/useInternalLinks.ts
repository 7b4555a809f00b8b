import { followLinks } from '@baize/ui'
import { useEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'

/** The paths that the platform serves itself, on the site's own origin. */
const platformPaths = /^\/(?:wps|lgw|sandbox|brand)\//

/** Lets plain same-origin links move within the app, so that components need no router. */
export function useInternalLinks(): void {
  useEffect(() => followLinks(navigate, (link) => !platformPaths.test(link.pathname)), [])
}
