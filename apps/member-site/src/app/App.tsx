import { AppBoundary, CacheProvider, type Platform, PlatformProvider, SystemGate } from '@baize/account'
import { LanguageProvider, visitorLocale } from '@baize/i18n'
import { useState } from 'react'
import { activeLocales, loadMessages } from './languages.ts'
import { Site } from './Site.tsx'

/** The members' site: languages, platform, then what the platform lets it show. Its times are those of the brand's zone. */
export function App({ platform }: { platform: Platform }) {
  const [timeZone, setTimeZone] = useState<string>()
  return (
    <AppBoundary>
      <LanguageProvider
        initial={visitorLocale(activeLocales)}
        active={activeLocales}
        load={loadMessages}
        {...(timeZone === undefined ? {} : { timeZone })}
      >
        <PlatformProvider platform={platform}>
          <CacheProvider>
            <SystemGate onTimeZone={setTimeZone}>
              <Site />
            </SystemGate>
          </CacheProvider>
        </PlatformProvider>
      </LanguageProvider>
    </AppBoundary>
  )
}
