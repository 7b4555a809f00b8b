import { lazyScreen, useInternalLinks, useToken } from '@baize/account'
import { Redirect, Route, Switch } from 'wouter'
import { Landing } from '../landing/Landing.tsx'
import { paths } from './paths.ts'

/** Everything behind the sign-in comes in a chunk of its own; the landing page asks for it while one types. */
const Centre = lazyScreen(() => import('../centre/Centre.tsx').then((chunk) => chunk.Centre))

/** What each path shows. */
export function Routes() {
  const { signedIn } = useToken()
  useInternalLinks()
  return (
    <Switch>
      <Route path={paths.landing}>
        <Landing onIntent={Centre.preload} />
      </Route>
      <Route path="/agentHome/:page?">
        <Centre />
      </Route>
      <Route>
        <Redirect to={signedIn ? paths.overview : paths.landing} replace />
      </Route>
    </Switch>
  )
}
