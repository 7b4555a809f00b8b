import type { ValueOf } from '@baize/api'
import type { rewardHistory, rewards } from '@baize/api/calls'
import type { ArtMotif, Tone } from '@baize/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type Reward = ValueOf<typeof rewards>['rewards'][number]
export type RewardSource = Reward['source']
export type PastReward = ValueOf<typeof rewardHistory>['rows'][number]

/** A reward's source, as text. */
export const sourceNames: Readonly<Record<RewardSource, MessageDescriptor>> = {
  bonus: msg({ message: 'Bonuses', context: 'where rewards come from' }),
  mission: msg({ message: 'Missions', context: 'where rewards come from' }),
  leaderboard: msg({ message: 'Leaderboard', context: 'where rewards come from' }),
  vip: msg({ message: 'VIP', context: 'where rewards come from' }),
  referral: msg({ message: 'Referrals', context: 'where rewards come from' }),
  raffle: msg({ message: 'Raffle', context: 'where rewards come from' }),
  points: msg({ message: 'Points', context: 'where rewards come from' }),
  rebate: msg({ message: 'Rebate', context: 'where rewards come from' }),
  gift: msg({ message: 'Gifts', context: 'where rewards come from' }),
}
export const sources = Object.keys(sourceNames) as readonly RewardSource[]

/** The default image of each. */
export const sourceMotifs: Readonly<Record<RewardSource, ArtMotif>> = {
  bonus: 'chips',
  mission: 'trophy',
  leaderboard: 'trophy',
  vip: 'crown',
  referral: 'phone',
  raffle: 'ticket',
  points: 'coins',
  rebate: 'coins',
  gift: 'gift',
}

/** The text and the tone of a reward's outcome. */
export const stateLooks: Readonly<Record<PastReward['state'], { label: MessageDescriptor; tone: Tone }>> = {
  ready: { label: msg({ message: 'Ready to claim', context: 'state of a reward' }), tone: 'premium' },
  claimed: { label: msg({ message: 'Claimed', context: 'state of a reward' }), tone: 'positive' },
  expired: { label: msg({ message: 'Expired', context: 'state of a reward' }), tone: 'neutral' },
}
