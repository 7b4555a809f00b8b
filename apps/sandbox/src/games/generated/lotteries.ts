import type { GameType } from '@baize/platform/games/catalogue.ts'

/** A lottery: when it draws. `nodeId` and names make it a game of the catalogue. */
export interface Lottery {
  readonly nodeId: string
  readonly gameCode: string
  readonly vassalage: string
  readonly gameType: Extract<GameType, 'LOTT' | 'ELOTT'>
  /** Seconds from one draw to the next. */
  readonly period: number
  /** Seconds after midnight UTC at which a period begins. */
  readonly offset: number
  readonly en: string
  readonly km: string
  readonly zh: string
}

type Row = readonly [
  code: string,
  vendor: string,
  type: Lottery['gameType'],
  period: number,
  offset: number,
  en: string,
  km: string,
  zh: string,
]

const day = 86_400
const rows: readonly Row[] = [
  ['hanoi-one-minute', 'TCG_LOTTO_VN', 'ELOTT', 60, 0, 'Hanoi 1 Minute', 'ហាណូយ ១នាទី', '河内一分彩'],
  ['hanoi-five-minutes', 'TCG_LOTTO_VN', 'ELOTT', 300, 0, 'Hanoi 5 Minutes', 'ហាណូយ ៥នាទី', '河内五分彩'],
  ['saigon-one-minute', 'TCG_LOTTO_VN', 'ELOTT', 60, 30, 'Saigon 1 Minute', 'សៃហ្គន ១នាទី', '西贡一分彩'],
  ['saigon-five-minutes', 'TCG_LOTTO_VN', 'ELOTT', 300, 150, 'Saigon 5 Minutes', 'សៃហ្គន ៥នាទី', '西贡五分彩'],
  ['north-daily', 'TCG_LOTTO_VN', 'LOTT', day, 40_500, 'Northern Daily', 'ឆ្នោតភាគខាងជើង', '北部日彩'],
  ['central-daily', 'TCG_LOTTO_VN', 'LOTT', day, 36_900, 'Central Daily', 'ឆ្នោតភាគកណ្ដាល', '中部日彩'],
  ['south-daily', 'TCG_LOTTO_VN', 'LOTT', day, 33_300, 'Southern Daily', 'ឆ្នោតភាគខាងត្បូង', '南部日彩'],
  ['mekong-hourly', 'TCG_SEA', 'LOTT', 3600, 0, 'Mekong Hourly', 'ឆ្នោតមេគង្គម៉ោង', '湄公时彩'],
  ['bangkok-half-hour', 'TCG_SEA', 'LOTT', 1800, 0, 'Bangkok Half Hour', 'បាងកកកន្លះម៉ោង', '曼谷半时彩'],
  ['manila-quarter', 'TCG_SEA', 'LOTT', 900, 0, 'Manila Quarter', 'ម៉ានីល ១៥នាទី', '马尼拉一刻彩'],
  ['baize-classic', 'LOTT', 'LOTT', 600, 0, 'Baize Classic', 'ឆ្នោតក្លាស៊ិក', '经典十分彩'],
  ['evening-stars', 'LOTT', 'LOTT', day, 43_200, 'Evening Stars', 'ផ្កាយពេលល្ងាច', '晚星彩'],
  ['baize-rapid', 'ELOTT', 'ELOTT', 60, 15, 'Baize Rapid', 'ឆ្នោតរហ័ស', '急速一分彩'],
  ['baize-three', 'ELOTT', 'ELOTT', 180, 0, 'Baize Three Minutes', 'ឆ្នោត ៣នាទី', '三分彩'],
]

/** The lotteries with draws on a schedule, in the order of their node ids; append only. */
export const lotteries: readonly Lottery[] = rows.map(
  ([gameCode, vassalage, gameType, period, offset, en, km, zh], index) => ({
    nodeId: String(32_001 + index),
    gameCode,
    vassalage,
    gameType,
    period,
    offset,
    en,
    km,
    zh,
  }),
)

const byCode = new Map(lotteries.map((lottery) => [lottery.gameCode, lottery]))

export const findLottery = (gameCode: string): Lottery | undefined => byCode.get(gameCode)
