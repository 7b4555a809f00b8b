import { lazyScreen, useInternalLinks, useSessionPhase, useToken } from '@baize/site'
import { useLocation } from 'wouter'
import { Landing } from '../features/landing/Landing.tsx'
import { paths } from '../shared/paths.ts'
import { LeadTo } from './LeadTo.tsx'
import { memberPageHere } from './memberPages.ts'

/** Everything behind the sign-in is in a chunk of its own; the landing page prefetches it during typing. */
const Centre = lazyScreen(() => import('./centre/Centre.tsx').then((chunk) => chunk.Centre))

/** What each path shows. */
export function Routes() {
  const [path] = useLocation()
  useInternalLinks()
  if (path === paths.landing) return <Landing onIntent={Centre.preload} />
  if (path === paths.overview || path.startsWith(`${paths.overview}/`)) return <Centre />
  return <Elsewhere path={path} />
}

/** Leads to a page of the account, or to the landing page, once it is known whether there is a session. */
function Elsewhere({ path }: { path: string }) {
  const { signedIn } = useToken()
  const { asking } = useSessionPhase()
  if (asking) return null
  return <LeadTo path={signedIn ? (memberPageHere(path) ?? paths.today) : paths.landing} />
}
