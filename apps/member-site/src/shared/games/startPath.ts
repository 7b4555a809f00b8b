import type { ValueOf } from '@baize/api'
import type { gameVendors } from '@baize/api/calls'
import { categoryPaths, paths, playPath } from '../paths.ts'
import type { ListedGame } from './tile.ts'

/** A vendor as a game centre lists it. */
export type ListedVendor = ValueOf<typeof gameVendors>['lanes'][number]['cards'][number]

/** The vendors whose games are lotteries, and the page of each. */
const lotteryPages: Readonly<Record<string, string>> = {
  TCG_LOTTO_VN: paths.vnLottery,
  TCG_SEA: paths.seaLottery,
  LOTT: paths.lottery,
  ELOTT: paths.lottery,
}

const lotteryPage = (vassalage: string): string | undefined =>
  Object.hasOwn(lotteryPages, vassalage) ? lotteryPages[vassalage] : undefined

/** Where a game is started: a lottery's own page by its vendor, the game screen for all others. */
export function startPath({
  vassalage,
  nodeId,
  gameCode,
}: Pick<ListedGame, 'vassalage' | 'nodeId' | 'gameCode'>) {
  return `${lotteryPage(vassalage) ?? playPath(nodeId)}?gameCode=${encodeURIComponent(gameCode)}`
}

/** Where a match is bet on: its vendor's coupon, with what was chosen. */
export const selectionPath = ({ nodeId, matchId }: { nodeId: string; matchId: string }, pick: string) =>
  `${playPath(nodeId)}?match=${encodeURIComponent(matchId)}&pick=${pick}`

/**
 * What starting a vendor does: its lottery page, the list of its slots or fish games, or one game at once. One without
 * a game to start has the popup that lists them.
 */
export type VendorStart = { readonly to: string; readonly gated: boolean } | 'games'

export function vendorStart({ vassalage, gameType, nodeId }: ListedVendor): VendorStart {
  const lottery = lotteryPage(vassalage)
  if (lottery) return { to: lottery, gated: true }
  if (gameType === 'RNG' || gameType === 'FISH') {
    return { to: `${categoryPaths[gameType]}?vassalage=${encodeURIComponent(vassalage)}`, gated: false }
  }
  if (nodeId === '') return 'games'
  return { to: playPath(nodeId), gated: true }
}
