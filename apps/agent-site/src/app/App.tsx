import { AppBoundary, type Platform, PlatformProvider, SystemGate, zoneOf } from '@baize/account'
import { LanguageProvider, type Locale, type Messages } from '@baize/i18n'
import { useState } from 'react'
import { Router } from 'wouter'
import { siteLanguages } from './languages.ts'
import { Site } from './Site.tsx'

export interface AppProps {
  platform: Platform
  locale: Locale
  /** The words of `locale`, where they are at hand. */
  messages?: Messages | undefined
  /** The path that a server makes a page for. */
  path?: string
}

/** The agents' site: languages, platform, then what the platform lets it show. Its times are those of the brand's zone. */
export function App({ platform, locale, messages, path }: AppProps) {
  const [languages] = useState(siteLanguages)
  // Known at once where a server made the page: told afterwards, it would have all of the page made again, in one go.
  const [timeZone, setTimeZone] = useState(
    () => platform.start && zoneOf(platform.start.permission.gmtOffsetMinutes),
  )
  return (
    <AppBoundary>
      <LanguageProvider
        {...languages}
        initial={locale}
        {...(messages === undefined ? {} : { messages })}
        {...(timeZone === undefined ? {} : { timeZone })}
      >
        <PlatformProvider platform={platform}>
          <SystemGate onTimeZone={setTimeZone}>
            <Router {...(path === undefined ? {} : { ssrPath: path })}>
              <Site />
            </Router>
          </SystemGate>
        </PlatformProvider>
      </LanguageProvider>
    </AppBoundary>
  )
}
