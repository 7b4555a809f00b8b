import { CacheProvider, SiteRoot, type SiteRootProps } from '@baize/site'
import { siteLanguages } from './languages.ts'
import { Site } from './Site.tsx'

export type AppProps = Omit<SiteRootProps, 'languages' | 'children'>

/** The members' site. */
export function App(props: AppProps) {
  return (
    <SiteRoot {...props} languages={siteLanguages}>
      <CacheProvider>
        <Site />
      </CacheProvider>
    </SiteRoot>
  )
}
