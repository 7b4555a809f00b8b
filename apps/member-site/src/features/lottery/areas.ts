import type { ValueOf } from '@baize/api'
import type { lotteryMenu } from '@baize/api/calls'
import { paths } from '../../shared/paths.ts'

/** A lottery with its draw on sale. */
export type LotteryGame = ValueOf<typeof lotteryMenu>['gameMenus'][number]

/** The three lottery pages: which vendors' lotteries each has, and how it launches them. */
export const areas = {
  house: { path: paths.lottery, vendors: ['LOTT', 'ELOTT'], lottoArea: undefined },
  vn: { path: paths.vnLottery, vendors: ['TCG_LOTTO_VN'], lottoArea: 'VN' },
  sea: { path: paths.seaLottery, vendors: ['TCG_SEA'], lottoArea: 'SEA' },
} as const

export type Area = keyof typeof areas

/** The lotteries of a page, those of the brand's prize mode first. */
export function lotteriesOf(area: Area, games: readonly LotteryGame[], prizeMode: string): LotteryGame[] {
  const vendors: readonly string[] = areas[area].vendors
  const own = games.filter(({ vassalage }) => vendors.includes(vassalage))
  return own.toSorted(
    (one, other) => Number(other.prizeMode === prizeMode) - Number(one.prizeMode === prizeMode),
  )
}

/** Where a lottery of a page is played; without one the page lists them. */
export function lotteryPath(area: Area, gameCode?: string): string {
  const { path } = areas[area]
  return gameCode === undefined ? path : `${path}?gameCode=${encodeURIComponent(gameCode)}`
}
