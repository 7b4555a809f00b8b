import { type Platform, PlatformProvider, SystemGate } from '@baize/account'
import { LanguageProvider } from '@baize/i18n'
import { useState } from 'react'
import { siteLanguages } from './languages.ts'
import { Site } from './Site.tsx'

/** The agents' site: languages, platform, then what the platform lets it show. Its times are those of the brand's zone. */
export function App({ platform }: { platform: Platform }) {
  const [languages] = useState(siteLanguages)
  const [timeZone, setTimeZone] = useState<string>()
  return (
    <LanguageProvider {...languages} {...(timeZone === undefined ? {} : { timeZone })}>
      <PlatformProvider platform={platform}>
        <SystemGate onTimeZone={setTimeZone}>
          <Site />
        </SystemGate>
      </PlatformProvider>
    </LanguageProvider>
  )
}
