import { LanguageProvider, type LanguageProviderProps, type Locale, type Messages } from '@baize/i18n'
import { type ReactNode, useState } from 'react'
import { Router } from 'wouter'
import { PlatformProvider } from '../platform/PlatformProvider.tsx'
import type { Platform } from '../platform/platform.ts'
import { reportFailure } from '../platform/reportFailure.ts'
import { AppBoundary } from './AppBoundary.tsx'
import { SystemGate } from './SystemGate.tsx'
import { zoneOf } from './timeZone.ts'

export interface SiteRootProps {
  platform: Platform
  locale: Locale
  /** The words of `locale`, where they are available. */
  messages?: Messages | undefined
  /** The path that the server renders a page for. */
  path?: string | undefined
  /** The languages that the site offers, and how their words come. Asked once. */
  languages: () => Pick<LanguageProviderProps, 'active' | 'load' | 'stateOf' | 'further'>
  /** The site, while the platform lets it be shown. */
  children: ReactNode
}

/** The providers of either site: languages, platform, what the platform says of itself. Its times are those of the brand's zone. */
export function SiteRoot({ platform, locale, messages, path, languages, children }: SiteRootProps) {
  const [offered] = useState(languages)
  // Known at once on a prerendered page: set by an effect, it would have all of the page rendered again.
  const [timeZone, setTimeZone] = useState(
    () => platform.start && zoneOf(platform.start.permission.gmtOffsetMinutes),
  )
  return (
    <AppBoundary onFailure={(error) => reportFailure('render', error)}>
      <LanguageProvider
        {...offered}
        initial={locale}
        {...(messages === undefined ? {} : { messages })}
        {...(timeZone === undefined ? {} : { timeZone })}
      >
        <PlatformProvider platform={platform}>
          <SystemGate onTimeZone={setTimeZone}>
            <Router {...(path === undefined ? {} : { ssrPath: path })}>{children}</Router>
          </SystemGate>
        </PlatformProvider>
      </LanguageProvider>
    </AppBoundary>
  )
}
