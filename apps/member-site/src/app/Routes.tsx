import { type GameType, lazyScreen } from '@baize/account'
import { Route, Switch } from 'wouter'
import { Home } from '../home/Home.tsx'
import { OpenPopup } from '../popups/OpenPopup.tsx'
import { Guarded } from './Guarded.tsx'
import { NotFound } from './NotFound.tsx'
import { categoryPaths, paths } from './paths.ts'

const GameList = lazyScreen(() => import('../games/GameList.tsx').then((chunk) => chunk.GameList))
const Play = lazyScreen(() => import('../games/Play.tsx').then((chunk) => chunk.Play))
const MemberCentre = lazyScreen(() =>
  import('../member/MemberCentre.tsx').then((chunk) => chunk.MemberCentre),
)

const categories = Object.entries(categoryPaths) as [GameType, string][]

/** The name of the route that a path belongs to: pages of one route keep their place when only details change. */
export function routeOf(path: string): string {
  if (path.startsWith('/play/')) return 'play'
  if (['/', '/index', '/index.html', '/home', paths.login, paths.register].includes(path)) return 'home'
  return path
}

/** What each path shows. */
export function Routes() {
  return (
    <Switch>
      <Route path="/" component={Home} />
      <Route path="/index" component={Home} />
      <Route path="/index.html" component={Home} />
      <Route path="/home" component={Home} />
      <Route path={paths.login}>
        <OpenPopup name="login" />
        <Home />
      </Route>
      <Route path={paths.register}>
        <OpenPopup name="register" />
        <Home />
      </Route>
      {categories.map(([gameType, path]) => (
        <Route key={gameType} path={path}>
          <GameList key={gameType} gameType={gameType} />
        </Route>
      ))}
      <Route path="/play/:nodeId">
        {({ nodeId }) => (
          <Guarded>
            <Play nodeId={nodeId ?? ''} />
          </Guarded>
        )}
      </Route>
      <Route path="/member/:page?">
        {({ page }) => (
          <Guarded>
            <MemberCentre page={page} />
          </Guarded>
        )}
      </Route>
      <Route>
        <NotFound />
      </Route>
    </Switch>
  )
}
