import type { Below } from '@baize/platform/fairness/draws.ts'
import type { Names } from '@baize/platform/games/names.ts'
import { decorativeNumbers, seedOf } from '../games/art/paint.ts'
import type { SandboxGame } from '../games/catalogue.ts'

/** A match of a league: a new one kicks off every five minutes and ends a minute later. */
const matchSeconds = 300
const playingSeconds = 60
const matchesOnSale = 8
/** Published: a coupon pays at most this many stakes. */
const maxMultiple = 10_000n
/** Matches of a thousand that are abandoned: their legs count as 1.00. */
const abandoned = 20
const margin = 95_000

const picks = ['home', 'draw', 'away'] as const
export type Pick = (typeof picks)[number]
export type MatchResult = Pick | 'void'

export interface Match {
  readonly id: string
  readonly home: Names
  readonly away: Names
  readonly kickOff: Date
  readonly endsAt: Date
  /** Chances in thousandths, of matches that are played to their end. */
  readonly chances: Readonly<Record<Pick, number>>
  /** In hundredths; zero where the result cannot be. */
  readonly odds: Readonly<Record<Pick, number>>
}

const teams: readonly (readonly [string, string, string])[] = [
  ['Phnom Penh Tigers', 'ខ្លាភ្នំពេញ', '金边猛虎'],
  ['Siem Reap Nagas', 'នាគសៀមរាប', '暹粒那伽'],
  ['Battambang Rice', 'ស្រូវបាត់ដំបង', '马德望稻浪'],
  ['Kampot Pepper', 'ម្រេចកំពត', '贡布胡椒'],
  ['Mekong Rapids', 'ទឹកជ្រោះមេគង្គ', '湄公激流'],
  ['Kep Crabs', 'ក្ដាមកែប', '白马海蟹'],
  ['Takeo Silk', 'សូត្រតាកែវ', '茶胶丝绸'],
  ['Angkor Lions', 'តោអង្គរ', '吴哥雄狮'],
  ['Koh Rong Sharks', 'ឆ្លាមកោះរុង', '高龙鲨鱼'],
  ['Bokor Clouds', 'ពពកបូកគោ', '波哥云海'],
]

const nameOf = ([en, km, zh]: readonly [string, string, string]): Names => ({ en, km, 'zh-Hans': zh })

/** The match of a league that kicks off in a slot; always the same, for every caller. */
export function matchInSlot(game: SandboxGame, slot: number): Match {
  const id = `${game.gameCode}-${slot}`
  const random = decorativeNumbers(seedOf(id))
  for (let spin = 0; spin < 3; spin += 1) random()
  const first = Math.floor(random() * teams.length)
  const second = (first + 1 + Math.floor(random() * (teams.length - 1))) % teams.length
  const draw = game.gameType === 'ESPORTS' ? 0 : 200 + Math.floor(random() * 100)
  const home = Math.floor((1000 - draw) * (0.35 + random() * 0.35))
  const chances = { home, draw, away: 1000 - draw - home }
  const odds = (chance: number) => (chance === 0 ? 0 : Math.floor(margin / chance))
  const kickOff = new Date(slot * matchSeconds * 1000)
  const fallback = ['Home', 'ម្ចាស់ផ្ទះ', '主队'] as const
  return {
    id,
    home: nameOf(teams[first] ?? fallback),
    away: nameOf(teams[second] ?? fallback),
    kickOff,
    endsAt: new Date(kickOff.getTime() + playingSeconds * 1000),
    chances,
    odds: { home: odds(chances.home), draw: odds(chances.draw), away: odds(chances.away) },
  }
}

/** The slot of the match that kicked off last at a time. */
export const slotAt = (at: Date): number => Math.floor(at.getTime() / 1000 / matchSeconds)

/** The matches that can be bet on at a moment, the next kick-off first. */
export function matchesFrom(game: SandboxGame, at: Date): Match[] {
  const next = slotAt(at) + 1
  return Array.from({ length: matchesOnSale }, (_, index) => matchInSlot(game, next + index))
}

export function drawResult({ chances }: Match, below: Below): MatchResult {
  if (below(1000) < abandoned) return 'void'
  const place = below(1000)
  if (place < chances.home) return 'home'
  return place < chances.home + chances.draw ? 'draw' : 'away'
}

export interface Leg {
  readonly match: string
  readonly pick: Pick
  /** As they were when the coupon was taken. */
  readonly odds: number
}

/** What a coupon pays: every leg must win, abandoned ones count as 1.00; null when all were abandoned. */
export function couponPays(stake: bigint, legs: readonly Leg[], resultOf: (match: string) => MatchResult) {
  const played = legs.filter((leg) => resultOf(leg.match) !== 'void')
  if (played.length === 0) return null
  if (played.some((leg) => resultOf(leg.match) !== leg.pick)) return 0n
  const product = played.reduce((sum, leg) => sum * BigInt(leg.odds), stake)
  const pays = product / 100n ** BigInt(played.length)
  return pays > stake * maxMultiple ? stake * maxMultiple : pays
}
