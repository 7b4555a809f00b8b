import { SiteRoot, type SiteRootProps } from '@baize/site'
import { siteLanguages } from './languages.ts'
import { Site } from './Site.tsx'

export type AppProps = Omit<SiteRootProps, 'languages' | 'children'>

/** The agents' site. Only the pages behind the sign-in have a cache. */
export function App(props: AppProps) {
  return (
    <SiteRoot {...props} languages={siteLanguages}>
      <Site />
    </SiteRoot>
  )
}
