/** A bill that is owed, as far as its payment depends on it. */
export interface OwedBill {
  readonly id: string
  readonly contractId: string
  readonly partyId: string
  /** What is still owed, above zero. */
  readonly owed: bigint
}

export interface Means {
  readonly balance: bigint
  /** What corrections took from bills, by contract: used before money is. */
  readonly credits: ReadonlyMap<string, bigint>
  /** Whether the available money is paid towards a bill that it does not cover. */
  readonly partial: boolean
  /** What stays in the balance. @default 0 */
  readonly keep?: bigint
  /** The most that is moved. @default no limit */
  readonly most?: bigint | null
}

export interface PlannedPayment {
  readonly bill: OwedBill
  readonly setOff: bigint
  readonly moved: bigint
  /** What is owed after it. */
  readonly left: bigint
}

const cent = 100n
const least = (one: bigint, other: bigint): bigint => (one < other ? one : other)

/** What `payBill` does with these bills in this order, without doing it. */
export function planPayments(bills: readonly OwedBill[], means: Means): PlannedPayment[] {
  const credits = new Map(means.credits)
  const { partial, keep = 0n, most = null } = means
  let { balance } = means
  let limit = most
  return bills.map((bill) => {
    const credit = credits.get(bill.contractId) ?? 0n
    const setOff = least(credit, bill.owed)
    credits.set(bill.contractId, credit - setOff)
    const owed = bill.owed - setOff
    const there = balance > keep ? balance - keep : 0n
    let moved = owed
    if (there < owed) moved = partial ? (there / cent) * cent : 0n
    if (limit !== null && moved > limit) moved = 0n
    balance -= moved
    if (limit !== null) limit -= moved
    return { bill, setOff, moved, left: owed - moved }
  })
}
