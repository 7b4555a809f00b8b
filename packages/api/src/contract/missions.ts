import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { rewardKinds } from './rewards.ts'
import { amount, day, fallbackLanguage, id, instant } from './scalars.ts'

/** What is counted: settled bets, their stake, valid bet or payout, or credited deposits. */
export const missionMetrics = ['bets', 'stake', 'validBet', 'payout', 'deposit'] as const
/** A day, a week from Monday, or a month, in the brand's zone. */
export const missionWindows = ['day', 'week', 'month'] as const

/** The live event at every tenth of the way to a target. */
export const missionProgress = z.object({ missions: z.array(z.object({ id, percent: z.int() })) })

export const missionSummary = defineCall({
  id: 'missionSummary',
  method: 'GET',
  path: '/wps/mission/summary',
  summary: 'The missions, how far the account is with each, and what is ready to claim.',
  roles: ['member'],
  value: z.object({
    missions: z.array(
      z.object({
        id,
        name: z.string(),
        language: fallbackLanguage,
        metric: z.enum(missionMetrics),
        window: z.enum(missionWindows),
        from: day,
        to: day,
        /** Categories that count; empty for all. */
        gameTypes: z.array(z.string()),
        /** A whole number for bets, an amount otherwise. */
        progress: amount,
        target: amount,
        reward: z.object({ kind: z.enum(rewardKinds), amount }),
        state: z.enum(['running', 'ready', 'claimed']),
        /** What `claimReward` takes once the state is `ready`. */
        rewardId: z.nullable(id),
      }),
    ),
    /** For the badge. */
    ready: z.int(),
  }),
})

export const missionLeaderboard = defineCall({
  id: 'missionLeaderboard',
  method: 'GET',
  path: '/wps/mission/leaderboard',
  summary: 'The leaderboard of the week, with its formula, its tie rule and how fresh it is.',
  roles: ['member'],
  value: z.object({
    from: day,
    to: day,
    /** score = the sum of the valid bet of bets settled in the window, in every category. */
    formula: z.enum(['sumOfValidBet']),
    /** Of equal scores the one that was reached first is ahead. */
    tieRule: z.enum(['firstToReach']),
    /** When the ranking was computed, and how old it gets at most. */
    asOf: instant,
    freshSeconds: z.int(),
    /** Cash for the first places, given when the week is over. */
    prizes: z.array(amount),
    rows: z.array(z.object({ rank: z.int(), player: z.string(), score: amount, own: z.boolean() })),
    /** Rank null when not among those listed. */
    own: z.object({ rank: z.nullable(z.int()), score: amount }),
  }),
})

export const missionsCalls = { missionSummary, missionLeaderboard } as const
