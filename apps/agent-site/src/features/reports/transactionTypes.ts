import type { ValueOf } from '@baize/api'
import type { downlineTransactions } from '@baize/api/calls'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** A movement of a downline's money. */
export type TeamTransaction = ValueOf<typeof downlineTransactions>['rows'][number]

/** What kinds of movements are called. */
export const transactionNames: Record<TeamTransaction['type'], MessageDescriptor> = {
  depositCredited: msg({ message: 'Deposit', context: 'type of a team’s transaction' }),
  withdrawalHeld: msg({ message: 'Withdrawal requested', context: 'type of a team’s transaction' }),
  withdrawalPaid: msg({ message: 'Withdrawal paid', context: 'type of a team’s transaction' }),
  withdrawalReleased: msg({ message: 'Withdrawal returned', context: 'type of a team’s transaction' }),
  transferSent: msg({ message: 'Transfer sent', context: 'type of a team’s transaction' }),
  transferReceived: msg({ message: 'Transfer received', context: 'type of a team’s transaction' }),
  openingBalanceGranted: msg({ message: 'Opening balance', context: 'type of a team’s transaction' }),
  corrected: msg({ message: 'Correction', context: 'type of a team’s transaction' }),
  bonusGranted: msg({ message: 'Bonus granted', context: 'type of a team’s transaction' }),
  bonusConverted: msg({ message: 'Bonus converted to cash', context: 'type of a team’s transaction' }),
  bonusForfeited: msg({ message: 'Bonus reversed', context: 'type of a team’s transaction' }),
  rebatePaid: msg({ message: 'Rebate', context: 'type of a team’s transaction' }),
  rewardPaid: msg({ message: 'Reward', context: 'type of a team’s transaction' }),
  contractPaid: msg({ message: 'Contract bill paid', context: 'type of a team’s transaction' }),
  contractReceived: msg({ message: 'Contract bill received', context: 'type of a team’s transaction' }),
}

export const transactionTypes = Object.keys(transactionNames) as TeamTransaction['type'][]
