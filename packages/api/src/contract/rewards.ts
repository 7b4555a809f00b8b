import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { amount, fallbackLanguage, id, instant, keyset, keysetInfo } from './scalars.ts'

/** The source of a reward. */
export const rewardSources = [
  'bonus',
  'mission',
  'leaderboard',
  'vip',
  'referral',
  'raffle',
  'points',
  'rebate',
  'gift',
] as const

/** Cash is spendable at once, points go to the points account, a bonus is wagered first. */
export const rewardKinds = ['cash', 'points', 'bonus'] as const

/** The state of a reward. */
const rewardStates = ['ready', 'claimed', 'expired'] as const

export const reward = z.object({
  id,
  source: z.enum(rewardSources),
  kind: z.enum(rewardKinds),
  title: z.string(),
  language: fallbackLanguage,
  /** Money, or points where the kind says so. */
  amount,
  readyAt: instant,
  /** When it can no longer be claimed; null for never. */
  expiresAt: z.nullable(instant),
})

/** The live event when something can be claimed. */
export const rewardReady = z.object({ id: z.string(), source: z.enum(rewardSources) })

export const rewards = defineCall({
  id: 'rewards',
  method: 'GET',
  path: '/wps/rewards',
  summary:
    'Everything that can be claimed now, from every source, oldest first, and how many there are of each.',
  roles: ['member'],
  value: z.object({
    rewards: z.array(reward),
    /** For badges: all, and by source. */
    count: z.int(),
    counts: z.array(z.object({ source: z.enum(rewardSources), count: z.int() })),
  }),
})

export const claimReward = defineCall({
  id: 'claimReward',
  method: 'POST',
  path: '/wps/rewards/{id}/claim',
  summary: 'Claims one reward; however many pages ask, it is paid once.',
  roles: ['member'],
  idempotent: true,
  params: z.strictObject({ id }),
  value: z.object({
    id,
    source: z.enum(rewardSources),
    kind: z.enum(rewardKinds),
    amount,
    claimedAt: instant,
  }),
  errors: ['alreadyClaimed', 'wrongState', 'tooManyOpen', 'notEligible'],
})

export const rewardHistory = defineCall({
  id: 'rewardHistory',
  method: 'GET',
  path: '/wps/rewards/history',
  summary:
    'Everything that could be claimed, from every source and in whatever state: what came last to stand so comes first.',
  roles: ['member'],
  query: z.strictObject({ ...keyset, state: z.optional(z.enum(rewardStates)) }),
  value: z.object({
    rows: z.array(
      z.object({
        ...reward.shape,
        state: z.enum(rewardStates),
        claimedAt: z.nullable(instant),
      }),
    ),
    page: keysetInfo,
  }),
})

export const rewardsCalls = { rewards, claimReward, rewardHistory } as const
