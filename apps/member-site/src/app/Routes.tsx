import type { GameType } from '@baize/account'
import { Route, Switch } from 'wouter'
import { Home } from '../features/home/Home.tsx'
import { byVendor } from '../shared/byVendor.ts'
import { categoryPaths, parameterRoutes, paths } from '../shared/paths.ts'
import { Guarded } from './Guarded.tsx'
import { isHome } from './home-paths.ts'
import { OpenPopup } from './overlays/OpenPopup.tsx'
import {
  AccountGames,
  AppDownload,
  Chat,
  Elsewhere,
  Envelopes,
  GameCentre,
  HelpCentre,
  Lobby,
  Lottery,
  MemberCentre,
  Play,
  PointMall,
  Promotions,
  Raffle,
  Seamless,
  Vip,
  Winners,
} from './screens.ts'

const categories = Object.entries(categoryPaths) as [GameType, string][]

/** The name of the route that a path belongs to: pages of one route keep their place when only details change. */
export function routeOf(path: string): string {
  if (path.startsWith('/play/')) return 'play'
  return isHome(path) ? 'home' : path
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
      <Route path={paths.help}>
        <OpenPopup name="help" />
        <Home />
      </Route>
      <Route path={paths.contract}>
        <OpenPopup name="contract" />
        <Home />
      </Route>
      <Route path={paths.helpCentre} component={HelpCentre} />
      {categories.map(([gameType, path]) => (
        <Route key={gameType} path={path}>
          {byVendor.has(gameType) ? (
            <GameCentre key={gameType} gameType={gameType} />
          ) : (
            <Lobby key={gameType} gameType={gameType} />
          )}
        </Route>
      ))}
      <Route path={paths.boardGames}>
        <Lobby gameType="TABLE" />
      </Route>
      <Route path={paths.hot}>
        <AccountGames list="hot" />
      </Route>
      <Route path={paths.favorite}>
        <Guarded>
          <AccountGames list="favorite" />
        </Guarded>
      </Route>
      <Route path={paths.recent}>
        <Guarded>
          <AccountGames list="recent" />
        </Guarded>
      </Route>
      <Route path={paths.lottery}>
        <Guarded>
          <Lottery area="house" />
        </Guarded>
      </Route>
      <Route path={paths.seaLottery}>
        <Guarded>
          <Lottery area="sea" />
        </Guarded>
      </Route>
      <Route path={paths.vnLottery}>
        <Guarded>
          <Lottery area="vn" />
        </Guarded>
      </Route>
      <Route path={paths.seamless}>
        <Seamless />
      </Route>
      <Route path={parameterRoutes.play}>
        {({ nodeId }) => (
          <Guarded>
            <Play nodeId={nodeId ?? ''} />
          </Guarded>
        )}
      </Route>
      <Route path={parameterRoutes.memberCentre}>
        {({ page }) => (
          <Guarded>
            <MemberCentre page={page} />
          </Guarded>
        )}
      </Route>
      <Route path={parameterRoutes.promotion}>{({ id }) => <Promotions id={id} />}</Route>
      <Route path={paths.pointMall} component={PointMall} />
      <Route path={paths.winners} component={Winners} />
      <Route path={paths.chat} component={Chat} />
      <Route path={paths.appDownload} component={AppDownload} />
      <Route path={paths.vip}>
        <Guarded>
          <Vip />
        </Guarded>
      </Route>
      <Route path={paths.redEnvelope}>
        <Guarded>
          <Envelopes />
        </Guarded>
      </Route>
      <Route path={paths.raffle}>
        <Guarded>
          <Raffle />
        </Guarded>
      </Route>
      <Route>
        <Elsewhere />
      </Route>
    </Switch>
  )
}
