import type { ValueOf } from '@baize/api'
import type { transactions } from '@baize/api/calls'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export type Transaction = ValueOf<typeof transactions>['rows'][number]

/** The name of each kind of movement of the balance. */
export const transactionTypes: Record<Transaction['type'], MessageDescriptor> = {
  deposit: msg({ message: 'Deposit', context: 'type of a transaction' }),
  withdrawalHold: msg({ message: 'Withdrawal requested', context: 'type of a transaction' }),
  withdrawalPaid: msg({ message: 'Withdrawal paid', context: 'type of a transaction' }),
  withdrawalReleased: msg({ message: 'Withdrawal returned', context: 'type of a transaction' }),
  bet: msg({ message: 'Bet', context: 'type of a transaction' }),
  win: msg({ message: 'Win', context: 'type of a transaction' }),
  void: msg({ message: 'Bet voided', context: 'type of a transaction' }),
  rollback: msg({ message: 'Bet refunded', context: 'type of a transaction' }),
  transferIn: msg({ message: 'Transfer received', context: 'type of a transaction' }),
  transferOut: msg({ message: 'Transfer sent', context: 'type of a transaction' }),
  walletTransfer: msg({ message: 'Between wallets', context: 'type of a transaction' }),
  opening: msg({ message: 'Opening balance', context: 'type of a transaction' }),
  correction: msg({ message: 'Correction', context: 'type of a transaction' }),
  bonus: msg({ message: 'Bonus', context: 'type of a transaction' }),
  rebate: msg({ message: 'Rebate', context: 'type of a transaction' }),
  contract: msg({ message: 'Contract', context: 'type of a transaction' }),
  reward: msg({ message: 'Reward', context: 'type of a transaction' }),
  points: msg({ message: 'Points', context: 'type of a transaction' }),
}
