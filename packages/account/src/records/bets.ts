import type { ValueOf } from '@baize/api'
import type { bets } from '@baize/api/calls'
import type { Tone } from '@baize/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type Bet = ValueOf<typeof bets>['rows'][number]

interface BetLook {
  readonly label: MessageDescriptor
  readonly tone: Tone
}

/** The words and tone of each state that a bet can be in. */
export const betStates: Record<Bet['state'], BetLook> = {
  unsettled: { label: msg({ message: 'Open', context: 'state of a bet' }), tone: 'info' },
  won: { label: msg({ message: 'Won', context: 'state of a bet' }), tone: 'positive' },
  lost: { label: msg({ message: 'Lost', context: 'state of a bet' }), tone: 'neutral' },
  cashedOut: { label: msg({ message: 'Cashed out', context: 'state of a bet' }), tone: 'positive' },
  refunded: { label: msg({ message: 'Refunded', context: 'state of a bet' }), tone: 'caution' },
  void: {
    label: msg({ message: 'Void', context: 'state of a bet: made void by the vendor' }),
    tone: 'caution',
  },
}

/** Less back than was staked is no win, whatever it is called at the table. */
const paidInPart: BetLook = {
  label: msg({ message: 'Partial payout', context: 'state of a bet: less came back than was staked' }),
  tone: 'neutral',
}

/** How a bet ended, as it is shown. */
export function betLook({ state, winLoss }: Bet): BetLook {
  return state === 'won' && winLoss?.startsWith('-') ? paidInPart : betStates[state]
}

/** What a bet can be placed on. */
export const betDevices: Record<NonNullable<Bet['device']>, MessageDescriptor> = {
  phone: msg({ message: 'Phone', context: 'what a bet was placed on' }),
  tablet: msg({ message: 'Tablet', context: 'what a bet was placed on' }),
  computer: msg({ message: 'Computer', context: 'what a bet was placed on' }),
}

/** What is shown of a sum that only a settled bet has: an open one has won and lost nothing yet. */
export function settledSum(bet: { state: Bet['state'] }, sum: string | null): string {
  // What is no amount is shown as a dash.
  return bet.state === 'unsettled' ? '' : (sum ?? '')
}
