import { type Locale, visitorLocale } from '@baize/i18n'
import { brandLanguages } from '../brand/pageBrand.ts'
import { createPlatform, type Platform } from '../platform/platform.ts'
import { takeStart } from './startState.ts'

/**
 * What a site begins with in a browser: the visitor's language, and the platform. It has a `start` where a server made this
 * page, in this language.
 */
export function arrive(site: Platform['site']): { locale: Locale; platform: Platform } {
  const { active, initial } = brandLanguages()
  const locale = visitorLocale(active, initial)
  const made = takeStart()
  const fits = made?.locale === locale && made.path === location.pathname
  return { locale, platform: createPlatform(site, fits ? { start: made } : {}) }
}
