import type { ValueOf } from '@baize/api'
import type { agentTransfers, balance, createTransfer } from '@baize/api/calls'
import { addMoney, formatMoneyWire, negateMoney, parseMoney } from '@baize/api/money'

export type Transfer = ValueOf<typeof createTransfer>
/** A transfer that was made or received. */
export type PastTransfer = ValueOf<typeof agentTransfers>['rows'][number]
export type OwnFunds = ValueOf<typeof balance>

/** Both balances after the transfer. Decimal strings in and out, never a float. */
export function balancesAfter(
  own: string,
  receiver: string,
  amount: string,
): { own: string; receiver: string } {
  const moved = parseMoney(amount)
  return {
    own: formatMoneyWire(addMoney(parseMoney(own), negateMoney(moved))),
    receiver: formatMoneyWire(addMoney(parseMoney(receiver), moved)),
  }
}
