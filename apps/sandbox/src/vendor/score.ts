import type { Below } from '@baize/platform/fairness/draws.ts'
import type { Match, MatchResult } from './coupon.ts'

export interface Score {
  readonly home: number
  readonly away: number
}

/** Seconds of a match in which goals fall. */
const from = 3
const span = 52

/** When each side scores, in seconds from kick-off, so that the match ends as it was drawn to. */
export function goalsOf(result: MatchResult, below: Below): Record<keyof Score, number[]> {
  const lower = below(3)
  const higher = result === 'draw' || result === 'void' ? lower : lower + 1 + below(2)
  const times = (goals: number) =>
    Array.from({ length: goals }, () => from + below(span)).sort((a, b) => a - b)
  return {
    home: times(result === 'home' ? higher : lower),
    away: times(result === 'away' ? higher : lower),
  }
}

/** The score of a match that has begun. */
export function scoreAt(match: Match, result: MatchResult, below: Below, at: Date): Score {
  const second = (at.getTime() - match.kickOff.getTime()) / 1000
  const goals = goalsOf(result, below)
  const fallen = (times: readonly number[]) => times.filter((time) => time <= second).length
  return { home: fallen(goals.home), away: fallen(goals.away) }
}
