import { CacheProvider, type Platform, PlatformProvider } from '@baize/account'
import { LanguageProvider, visitorLocale } from '@baize/i18n'
import { activeLocales, loadMessages } from './languages.ts'
import { Site } from './Site.tsx'

/** The members' site: languages, platform, then what the platform lets it show. */
export function App({ platform }: { platform: Platform }) {
  return (
    <LanguageProvider initial={visitorLocale(activeLocales)} active={activeLocales} load={loadMessages}>
      <PlatformProvider platform={platform}>
        <CacheProvider>
          <Site />
        </CacheProvider>
      </PlatformProvider>
    </LanguageProvider>
  )
}
