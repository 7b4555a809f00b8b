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
  offered: { label: msg({ message: 'To claim', context: 'state of a bonus' }), tone: 'info' },
  active: { label: msg({ message: 'Claimed', context: 'state of a bonus' }), tone: 'info' },
  wagering: { label: msg({ message: 'Being wagered', context: 'state of a bonus' }), tone: 'info' },
  converted: { label: msg({ message: 'Turned into cash', context: 'state of a bonus' }), tone: 'positive' },
  lost: { label: msg({ message: 'Used up', context: 'state of a bonus' }), tone: 'neutral' },
  expired: { label: msg({ message: 'Expired', context: 'state of a bonus' }), tone: 'neutral' },
  cancelled: { label: msg({ message: 'Given up', context: 'state of a bonus' }), tone: 'neutral' },
}

/** What each bonus was given for. */
export const bonusTriggerWords: Record<Grant['trigger'], MessageDescriptor> = {
  signUp: msg({ message: 'Opening an account', context: 'what a bonus is for' }),
  deposit: msg({ message: 'A deposit', context: 'what a bonus is for' }),
  dailyDeposit: msg({ message: 'The deposit of a day', context: 'what a bonus is for' }),
  promoCode: msg({ message: 'A promo code', context: 'what a bonus is for' }),
  betPlaced: msg({ message: 'A large bet', context: 'what a bonus is for' }),
  betSettled: msg({ message: 'How a bet ended', context: 'what a bonus is for' }),
  segment: msg({ message: 'How you play', context: 'what a bonus is for' }),
  manual: msg({ message: 'A gift of the house', context: 'what a bonus is for' }),
}

/** Whether it is played with. */
export function isPlayed({ state }: Pick<Grant, 'state'>): boolean {
  return state === 'active' || state === 'wagering'
}
