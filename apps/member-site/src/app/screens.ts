/** The screens of the routes, each from a chunk of its own. */
import { lazyScreen } from '@baize/site'

export const Lobby = lazyScreen(() => import('../features/lobby/Lobby.tsx').then((chunk) => chunk.Lobby))
export const GameCentre = lazyScreen(() =>
  import('../features/lobby/GameCentre.tsx').then((chunk) => chunk.GameCentre),
)
export const AccountGames = lazyScreen(() =>
  import('../features/lobby/AccountGames.tsx').then((chunk) => chunk.AccountGames),
)
export const HelpCentre = lazyScreen(() =>
  import('../features/help/HelpCentre.tsx').then((chunk) => chunk.HelpCentre),
)
export const Play = lazyScreen(() => import('../features/play/Play.tsx').then((chunk) => chunk.Play))
export const Lottery = lazyScreen(() =>
  import('../features/lottery/Lottery.tsx').then((chunk) => chunk.Lottery),
)
export const Seamless = lazyScreen(() =>
  import('../features/seamless/Seamless.tsx').then((chunk) => chunk.Seamless),
)
export const MemberCentre = lazyScreen(() =>
  import('../features/member/MemberCentre.tsx').then((chunk) => chunk.MemberCentre),
)
export const Promotions = lazyScreen(() =>
  import('../features/promotions/Promotions.tsx').then((chunk) => chunk.Promotions),
)
export const PointMall = lazyScreen(() =>
  import('../features/points-mall/PointMall.tsx').then((chunk) => chunk.PointMall),
)
export const Vip = lazyScreen(() => import('../features/vip/Vip.tsx').then((chunk) => chunk.Vip))
export const Winners = lazyScreen(() =>
  import('../features/winners/Winners.tsx').then((chunk) => chunk.Winners),
)
export const Envelopes = lazyScreen(() =>
  import('../features/red-envelope/Envelopes.tsx').then((chunk) => chunk.Envelopes),
)
export const Chat = lazyScreen(() => import('../features/chat/Chat.tsx').then((chunk) => chunk.Chat))
export const AppDownload = lazyScreen(() =>
  import('../features/app-download/AppDownload.tsx').then((chunk) => chunk.AppDownload),
)
export const Elsewhere = lazyScreen(() =>
  import('./elsewhere/Elsewhere.tsx').then((chunk) => chunk.Elsewhere),
)
export const Raffle = lazyScreen(() => import('../features/raffle/Raffle.tsx').then((chunk) => chunk.Raffle))
