import { SiteRoot, type SiteRootProps } from '@baize/site'
import { siteLanguages } from './languages.ts'
import { Site } from './Site.tsx'

export type AppProps = Omit<SiteRootProps, 'languages' | 'children'>

/** The agents' site. Only what lies behind its door has a cache. */
export function App(props: AppProps) {
  return (
    <SiteRoot {...props} languages={siteLanguages}>
      <Site />
    </SiteRoot>
  )
}
