import type { GameType } from '@baize/account'
import type { LazyScreen } from '@baize/site'
import { byVendor } from '../shared/byVendor.ts'
import { categoryPaths, paths } from '../shared/paths.ts'
import {
  AccountGames,
  AppDownload,
  Chat,
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

/** What can be prefetched. */
type Ahead = Pick<LazyScreen<object>, 'preload'>

const forAll: Readonly<Record<string, Ahead>> = {
  [paths.boardGames]: Lobby,
  [paths.helpCentre]: HelpCentre,
  [paths.hot]: AccountGames,
  [paths.seamless]: Seamless,
  [paths.promotions]: Promotions,
  [paths.pointMall]: PointMall,
  [paths.winners]: Winners,
  [paths.chat]: Chat,
  [paths.appDownload]: AppDownload,
}

const forMembers: Readonly<Record<string, Ahead>> = {
  [paths.favorite]: AccountGames,
  [paths.recent]: AccountGames,
  [paths.lottery]: Lottery,
  [paths.seaLottery]: Lottery,
  [paths.vnLottery]: Lottery,
  [paths.member]: MemberCentre,
  [paths.vip]: Vip,
  [paths.redEnvelope]: Envelopes,
  [paths.raffle]: Raffle,
  '/play': Play,
}

/** The screen of a path, where its code is lazy; what only members see is none for a visitor, who is asked to sign in. */
export function screenOf(path: string, signedIn: boolean): Ahead | undefined {
  const category = Object.entries(categoryPaths).find(([, each]) => each === path)
  if (category) return byVendor.has(category[0] as GameType) ? GameCentre : Lobby
  const first = path.replace(/^(\/[^/]+)\/.*$/, '$1')
  return forAll[path] ?? forAll[first] ?? (signedIn ? forMembers[first] : undefined)
}
