/** The screens of the routes, each from a chunk of its own. */
import type { GameType } from '@baize/account'
import { lazyScreen } from '@baize/site'

export const Lobby = lazyScreen(() => import('../lobby/Lobby.tsx').then((chunk) => chunk.Lobby))
export const GameCentre = lazyScreen(() =>
  import('../lobby/GameCentre.tsx').then((chunk) => chunk.GameCentre),
)
export const AccountGames = lazyScreen(() =>
  import('../lobby/AccountGames.tsx').then((chunk) => chunk.AccountGames),
)
export const HelpCentre = lazyScreen(() => import('../help/HelpCentre.tsx').then((chunk) => chunk.HelpCentre))
export const Play = lazyScreen(() => import('../play/Play.tsx').then((chunk) => chunk.Play))
export const Lottery = lazyScreen(() => import('../lottery/Lottery.tsx').then((chunk) => chunk.Lottery))
export const Seamless = lazyScreen(() => import('../seamless/Seamless.tsx').then((chunk) => chunk.Seamless))
export const MemberCentre = lazyScreen(() =>
  import('../member/MemberCentre.tsx').then((chunk) => chunk.MemberCentre),
)
export const Promotions = lazyScreen(() =>
  import('../promotions/Promotions.tsx').then((chunk) => chunk.Promotions),
)
export const PointMall = lazyScreen(() =>
  import('../points-mall/PointMall.tsx').then((chunk) => chunk.PointMall),
)
export const Vip = lazyScreen(() => import('../vip/Vip.tsx').then((chunk) => chunk.Vip))
export const Winners = lazyScreen(() => import('../winners/Winners.tsx').then((chunk) => chunk.Winners))
export const Envelopes = lazyScreen(() =>
  import('../red-envelope/Envelopes.tsx').then((chunk) => chunk.Envelopes),
)
export const Chat = lazyScreen(() => import('../chat/Chat.tsx').then((chunk) => chunk.Chat))
export const AppDownload = lazyScreen(() =>
  import('../app-download/AppDownload.tsx').then((chunk) => chunk.AppDownload),
)
export const Elsewhere = lazyScreen(() =>
  import('../elsewhere/Elsewhere.tsx').then((chunk) => chunk.Elsewhere),
)
export const Raffle = lazyScreen(() => import('../raffle/Raffle.tsx').then((chunk) => chunk.Raffle))

/** The categories whose vendors are chosen first; the others begin with their games. */
export const byVendor: ReadonlySet<GameType> = new Set(['SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT'])
