import type { Contract } from '../contracts/contract.ts'
import { termsOf } from '../contracts/wording.ts'
import type { Db } from '../http/implement.ts'
import type { Settings } from '../settings.ts'
import { type BillResult, billFor, type Nothing, nothingOf } from '../settlement/bill.ts'
import type { Window } from '../settlement/windows.ts'
import { type GatheredInputs, gatherInputs } from './inputs.ts'
import { nextWindow } from './settle.ts'

type Brand = Settings['brand']

/** A running contract, billed as if its window ended now. */
export interface Running {
  readonly contract: Contract
  readonly window: Window
  readonly inputs: GatheredInputs
  readonly result: BillResult
  /** Why it would pay nothing; null where it would pay. */
  readonly nothing: Nothing | null
}

/** The most contracts that are billed in one call. */
const most = 100

/** What running contracts of one side would pay if their windows ended now, first end first. */
export async function runningBills(
  db: Db,
  brand: Brand,
  side: 'party_id' | 'upline_id',
  memberId: string,
  now: Date,
): Promise<{ readonly rows: Running[]; readonly more: boolean }> {
  let asked = db
    .selectFrom('contract')
    .selectAll()
    .where(side, '=', memberId)
    .where('valid_from', '<=', now)
    .where('next_close', 'is not', null)
  if (brand.policyProfile === 'regulated') asked = asked.where('kind', '=', 'dividend')
  const contracts = await asked
    .orderBy('next_close')
    .orderBy('id')
    .limit(most + 1)
    .execute()
  const rows: Running[] = []
  for (const contract of contracts.slice(0, most)) {
    if (contract.next_close === null) continue
    const window = nextWindow(contract, brand.gmtOffsetMinutes, contract.next_close)
    const inputs = await gatherInputs(db, brand, contract, window)
    const terms = termsOf(contract)
    const result = billFor(terms, inputs)
    rows.push({
      ...{ contract, window, inputs, result },
      nothing: result.amount > 0n ? null : nothingOf(terms, inputs),
    })
  }
  return { rows, more: contracts.length > most }
}

/** What is to be paid by one moment at which windows end. */
export interface Settlement {
  readonly at: Date
  readonly receives: bigint
  readonly owes: bigint
  /** What is owed already and what falls due until then. */
  readonly needed: bigint
  readonly short: bigint
}

/**
 * The moments at which windows end, each with the cash that is needed by then. What the agent would receive does not
 * count as cash: it may be paid later than it is owed.
 */
export function settlementsOf(
  own: readonly Running[],
  downlines: readonly Running[],
  { owed, balance }: { readonly owed: bigint; readonly balance: bigint },
): Settlement[] {
  const endOf = ({ window }: Running) => window.to.getTime()
  const sumAt = (rows: readonly Running[], at: number) =>
    rows.filter((row) => endOf(row) === at).reduce((sum, { result }) => sum + result.amount, 0n)
  let needed = owed
  return [...new Set([...own, ...downlines].map(endOf))]
    .sort((one, other) => one - other)
    .map((at) => {
      const owes = sumAt(downlines, at)
      needed += owes
      return {
        ...{ at: new Date(at), receives: sumAt(own, at), owes, needed },
        short: needed > balance ? needed - balance : 0n,
      }
    })
}
