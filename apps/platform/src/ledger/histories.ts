import fc from 'fast-check'
import type { AccountRef } from './commands.ts'
import type { CoreCommand, CorePosting } from './core.ts'
import type { AccountKind } from './kinds.ts'

/**
 * Random histories for the property tests. A step names journals and holds by their position in the history so far
 * (`pick`), so that most steps meet something that exists, and some do not.
 */
export type Step =
  | { kind: 'post'; currency: string; postings: CorePosting[] }
  | { kind: 'createHold'; currency: string; owner: string; amount: bigint }
  | { kind: 'postHold'; pick: number; amount: bigint | undefined; to: AccountRef }
  | { kind: 'releaseHold'; pick: number; state: 'voided' | 'expired' }
  | { kind: 'reverse'; pick: number }
  | { kind: 'freeze'; currency: string; account: AccountRef; frozen: boolean }

const owners = ['ana', 'bo', 'chan']
const ownKinds: AccountKind[] = ['cash', 'bonus']
const houseKinds: AccountKind[] = ['psp.clearing', 'house.gaming', 'suspense']

const owned = fc.record({ owner: fc.constantFrom(...owners), kind: fc.constantFrom(...ownKinds) })
const houses = fc.record({
  owner: fc.constantFrom('house', 'ana', 'bo'),
  kind: fc.constantFrom(...houseKinds),
})
const accounts: fc.Arbitrary<AccountRef> = fc.oneof({ weight: 3, arbitrary: owned }, houses)
const currencies = fc.constantFrom('KHR', 'USD')
const max = 9_223_372_036_854_775_807n
const amounts = fc.oneof(
  { weight: 20, arbitrary: fc.bigInt({ min: 1n, max: 100n }) },
  { weight: 1, arbitrary: fc.constantFrom(0n, -1n, max, max / 2n, max + 1n) },
)
const transfers: fc.Arbitrary<CorePosting> = fc.record({ from: accounts, to: accounts, amount: amounts })
const deposits: fc.Arbitrary<CorePosting> = fc.record({
  from: houses,
  to: owned,
  amount: fc.bigInt({ min: 50n, max: 2_000n }),
})
/** A member's kind for the house, and held money moved without its hold. */
const impossible: fc.Arbitrary<CorePosting> = fc.record({
  from: accounts,
  to: fc.constantFrom<AccountRef>({ owner: 'house', kind: 'cash' }, { owner: 'bo', kind: 'withdrawHold' }),
  amount: amounts,
})
const picks = fc.nat({ max: 40 })

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('post' as const),
      currency: currencies,
      postings: fc.array(deposits, { minLength: 1, maxLength: 2 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('post' as const),
      currency: currencies,
      postings: fc.array(fc.oneof({ weight: 15, arbitrary: transfers }, impossible), { maxLength: 4 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('createHold' as const),
      currency: currencies,
      owner: fc.constantFrom(...owners),
      amount: amounts,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('postHold' as const),
      pick: picks,
      amount: fc.option(amounts, { nil: undefined }),
      to: fc.oneof({ weight: 3, arbitrary: houses }, owned),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('releaseHold' as const),
      pick: picks,
      state: fc.constantFrom('voided' as const, 'expired' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reverse' as const), pick: picks }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('freeze' as const),
      currency: currencies,
      account: owned,
      frozen: fc.boolean(),
    }),
  },
)

export const histories = (maxLength: number) => fc.array(steps, { minLength: 1, maxLength, size: 'max' })

const unknownId = '00000000-0000-7000-8000-000000000000'

/** A step as a command on a ledger whose journals and holds have these ids, in order. */
export function toCommand(
  step: Step,
  ids: { next: string; nextHold: string; journals: readonly string[]; holds: readonly string[] },
): CoreCommand {
  const chosen = (list: readonly string[], pick: number) => list[pick % (list.length + 1)] ?? unknownId
  switch (step.kind) {
    case 'post':
      return { ...step, id: ids.next }
    case 'createHold':
      return { ...step, id: ids.next, hold: ids.nextHold }
    case 'postHold':
      return {
        kind: 'postHold',
        id: ids.next,
        hold: chosen(ids.holds, step.pick),
        amount: step.amount,
        to: step.to,
      }
    case 'releaseHold':
      return { kind: 'releaseHold', id: ids.next, hold: chosen(ids.holds, step.pick), state: step.state }
    case 'reverse':
      return { kind: 'reverse', id: ids.next, journal: chosen(ids.journals, step.pick) }
    case 'freeze':
      return step
  }
}
