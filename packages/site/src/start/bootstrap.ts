import { type Locale, visitorLocale } from '@baize/i18n'
import { browserStorage } from '@baize/i18n/storage'
import { brandLanguages } from '../brand/pageBrand.ts'
import { createPlatform, type Platform } from '../platform/platform.ts'
import { openOtherTabs } from '../session/otherTabs.ts'
import { isOwnHost } from './ownHost.ts'
import { readStartState } from './startState.ts'

/**
 * What a site starts with in a browser: the visitor's language, and the platform. It has a `start` where the server
 * rendered this page, for this address and in this language: then the page can be hydrated.
 */
export function bootstrap(site: Platform['site']): { locale: Locale; platform: Platform } {
  const { active, initial } = brandLanguages()
  const state = readStartState()
  // The server has negotiated the device's languages already. A stored choice it knows only by a cookie, which may be gone.
  const isChosen = browserStorage.get('baize.locale') !== null
  const locale = state && !isChosen ? state.locale : visitorLocale(active, initial)
  const own = !state || site !== 'member' || isOwnHost(location.hostname, state.permission)
  const fits = own && state?.locale === locale && state.path === location.pathname
  const platform = createPlatform(site, fits ? { start: state } : {})
  platform.token.join(openOtherTabs(site))
  return { locale, platform }
}
