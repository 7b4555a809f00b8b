import { type GameType, lazyScreen } from '@baize/account'
import { Route, Switch } from 'wouter'
import { Home } from '../home/Home.tsx'
import { OpenPopup } from '../popups/OpenPopup.tsx'
import { Guarded } from './Guarded.tsx'
import { isHome } from './home-paths.ts'
import { NotFound } from './NotFound.tsx'
import { categoryPaths, paths } from './paths.ts'

const Lobby = lazyScreen(() => import('../lobby/Lobby.tsx').then((chunk) => chunk.Lobby))
const GameCentre = lazyScreen(() => import('../lobby/GameCentre.tsx').then((chunk) => chunk.GameCentre))
const AccountGames = lazyScreen(() => import('../lobby/AccountGames.tsx').then((chunk) => chunk.AccountGames))
const HelpCentre = lazyScreen(() => import('../help/HelpCentre.tsx').then((chunk) => chunk.HelpCentre))
const Play = lazyScreen(() => import('../play/Play.tsx').then((chunk) => chunk.Play))
const Lottery = lazyScreen(() => import('../lottery/Lottery.tsx').then((chunk) => chunk.Lottery))
const Seamless = lazyScreen(() => import('../seamless/Seamless.tsx').then((chunk) => chunk.Seamless))
const MemberCentre = lazyScreen(() =>
  import('../member/MemberCentre.tsx').then((chunk) => chunk.MemberCentre),
)
const Promotions = lazyScreen(() => import('../promotions/Promotions.tsx').then((chunk) => chunk.Promotions))
const PointMall = lazyScreen(() => import('../points-mall/PointMall.tsx').then((chunk) => chunk.PointMall))
const Vip = lazyScreen(() => import('../vip/Vip.tsx').then((chunk) => chunk.Vip))
const Winners = lazyScreen(() => import('../winners/Winners.tsx').then((chunk) => chunk.Winners))
const Envelopes = lazyScreen(() => import('../red-envelope/Envelopes.tsx').then((chunk) => chunk.Envelopes))
const Chat = lazyScreen(() => import('../chat/Chat.tsx').then((chunk) => chunk.Chat))
const AppDownload = lazyScreen(() =>
  import('../app-download/AppDownload.tsx').then((chunk) => chunk.AppDownload),
)
const Raffle = lazyScreen(() => import('../raffle/Raffle.tsx').then((chunk) => chunk.Raffle))

const categories = Object.entries(categoryPaths) as [GameType, string][]

/** The categories whose vendors are chosen first; the others begin with their games. */
const byVendor: ReadonlySet<GameType> = new Set(['SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT'])

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
      <Route path={`${paths.promotions}/:id?`}>{({ id }) => <Promotions id={id} />}</Route>
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
        <NotFound />
      </Route>
    </Switch>
  )
}
