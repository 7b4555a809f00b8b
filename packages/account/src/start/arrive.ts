import { type Locale, visitorLocale } from '@baize/i18n'
import { brandLanguages } from '../brand/pageBrand.ts'
import { createPlatform, type Platform } from '../platform/platform.ts'
import { isOwnHost } from './ownHost.ts'
import { takeStart } from './startState.ts'

/**
 * What a site begins with in a browser: the visitor's language, and the platform. It has a `start` where a server made this
 * page, in this language.
 */
export async function arrive(site: Platform['site']): Promise<{ locale: Locale; platform: Platform }> {
  const { active, initial } = brandLanguages()
  const made = await takeStart()
  // The server has weighed the device's languages: to weigh them again takes a phone 25 ms. What was chosen it may not know.
  const locale = made && !hasChosen() ? made.locale : visitorLocale(active, initial)
  const own = !made || site !== 'member' || isOwnHost(location.hostname, made.permission)
  const fits = own && made?.locale === locale && made.path === location.pathname
  return { locale, platform: createPlatform(site, fits ? { start: made } : {}) }
}

/** Whether this browser keeps a language that its visitor chose; the server knows it by a cookie, which may be gone sooner. */
function hasChosen(): boolean {
  try {
    return localStorage.getItem('baize.locale') !== null
  } catch {
    return false
  }
}
