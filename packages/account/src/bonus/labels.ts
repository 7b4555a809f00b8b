import type { ValueOf } from '@baize/api'
import type { bonusDetails, bonuses } from '@baize/api/calls'
import type { Tone } from '@baize/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type Bonuses = ValueOf<typeof bonuses>
export type Grant = Bonuses['rows'][number]
export type GrantDetail = ValueOf<typeof bonusDetails>['rows'][number]

/** The words and tone of each state that a bonus can be in. */
export const bonusStateLooks: Record<Grant['state'], { label: MessageDescriptor; tone: Tone }> = {
  offered: { label: msg({ message: 'Ready to claim', context: 'state of a bonus' }), tone: 'info' },
  active: { label: msg({ message: 'Claimed', context: 'state of a bonus' }), tone: 'info' },
  wagering: { label: msg({ message: 'Being wagered', context: 'state of a bonus' }), tone: 'info' },
  converted: { label: msg({ message: 'Converted to cash', context: 'state of a bonus' }), tone: 'positive' },
  lost: { label: msg({ message: 'Used up', context: 'state of a bonus' }), tone: 'neutral' },
  expired: { label: msg({ message: 'Expired', context: 'state of a bonus' }), tone: 'neutral' },
  cancelled: { label: msg({ message: 'Forfeited', context: 'state of a bonus' }), tone: 'neutral' },
}

/** What each bonus was given for. */
export const bonusTriggerWords: Record<Grant['trigger'], MessageDescriptor> = {
  signUp: msg({ message: 'Registration', context: 'what a bonus is for' }),
  deposit: msg({ message: 'Deposit', context: 'what a bonus is for' }),
  dailyDeposit: msg({ message: 'Daily deposit', context: 'what a bonus is for' }),
  promoCode: msg({ message: 'Promo code', context: 'what a bonus is for' }),
  betPlaced: msg({ message: 'Large bet', context: 'what a bonus is for' }),
  betSettled: msg({ message: 'Bet outcome', context: 'what a bonus is for' }),
  segment: msg({ message: 'Play', context: 'what a bonus is for' }),
  manual: msg({ message: 'Gift from us', context: 'what a bonus is for' }),
}

/** Whether it is played with. */
export function isPlayed({ state }: Pick<Grant, 'state'>): boolean {
  return state === 'active' || state === 'wagering'
}
