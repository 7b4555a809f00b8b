import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apply, type CoreEvent, type CoreState, emptyCore, evolve } from './core.ts'
import { histories, type Step, toCommand } from './histories.ts'
import { ownedByHouse } from './kinds.ts'

const runs = 2_500

interface Run {
  state: CoreState
  log: CoreEvent[]
  refused: number
}

/** Plays a history on the core and calls `after` once for each command. */
function play(history: readonly Step[], after: (run: Run) => void): Run {
  const run: Run = { state: emptyCore(), log: [], refused: 0 }
  history.forEach((step, index) => {
    const { state, log } = run
    const command = toCommand(step, {
      next: `j${index}`,
      nextHold: `h${index}`,
      journals: [...state.journals.keys()],
      holds: [...state.holds.keys()],
    })
    const decision = apply(state, command)
    if ('error' in decision) run.refused += 1
    else {
      evolve(state, decision.events)
      log.push(...decision.events)
    }
    after(run)
  })
  return run
}

const lines = (log: readonly CoreEvent[]) =>
  log.flatMap((event) => (event.type === 'journalWritten' ? event.lines : []))
const sum = (amounts: Iterable<bigint>) => [...amounts].reduce((total, amount) => total + amount, 0n)

function check(name: string, after: (run: Run) => void) {
  test(`${name}, after every command of ${runs} random histories`, () => {
    fc.assert(
      fc.property(histories(40), (history) => void play(history, after)),
      { numRuns: runs },
    )
  })
}

check('I1 the postings of a journal sum to zero', ({ log }) => {
  const last = log.at(-1)
  if (last?.type === 'journalWritten') expect(sum(last.lines.map((line) => line.amount))).toBe(0n)
})

check('I2 all balances of a currency sum to zero', ({ state }) => {
  const totals = new Map<string, bigint>()
  for (const { currency, balance } of state.accounts.values()) {
    totals.set(currency, (totals.get(currency) ?? 0n) + balance)
  }
  for (const total of totals.values()) if (total !== 0n) expect(total).toBe(0n)
})

check('I3 a balance is the sum of its postings, and balances chain', ({ state, log }) => {
  const told = new Map<string, { balance: bigint; postings: bigint }>()
  for (const { key, amount, balanceAfter, position } of lines(log)) {
    const before = told.get(key) ?? { balance: 0n, postings: 0n }
    const after = { balance: before.balance + amount, postings: before.postings + 1n }
    if (after.balance !== balanceAfter || after.postings !== position) expect.fail(`${key} does not chain`)
    told.set(key, after)
  }
  for (const [key, account] of state.accounts) {
    if ((told.get(key)?.balance ?? 0n) !== account.balance) expect.fail(`${key} is not its postings`)
  }
})

check('I4 no owner is ever overdrawn', ({ state }) => {
  for (const { ref, balance } of state.accounts.values()) {
    if (!ownedByHouse(ref.kind) && balance < 0n) expect.fail(`${ref.owner} ${ref.kind} is at ${balance}`)
  }
})

check('I9 hold accounts hold what the open holds say, and no hold pays more than was held', ({ state }) => {
  const open = new Map<string, bigint>()
  for (const { owner, currency, amount, postedAmount, state: at } of state.holds.values()) {
    if (postedAmount > amount || postedAmount > 0n !== (at === 'posted')) expect.fail('a hold paid wrongly')
    const key = `${currency} ${owner} withdrawHold`
    open.set(key, (open.get(key) ?? 0n) + (at === 'created' ? amount : 0n))
  }
  for (const [key, amount] of open) expect(state.accounts.get(key)?.balance).toBe(amount)
})

test('I5 history only grows; each journal is reversed at most once, by its exact inverse', () => {
  fc.assert(
    fc.property(histories(40), (history) => {
      let seen: CoreEvent[] = []
      const { log, state } = play(history, (run) => {
        if (seen.some((event, index) => run.log[index] !== event)) expect.fail('history changed')
        seen = [...run.log]
      })
      const reversals = log.flatMap((event) =>
        event.type === 'journalWritten' && event.reversalOf !== undefined ? [event] : [],
      )
      expect(new Set(reversals.map((event) => event.reversalOf)).size).toBe(reversals.length)
      for (const reversal of reversals) {
        const original = state.journals.get(reversal.reversalOf ?? '')
        expect(reversal.lines.map((line) => `${line.key} ${line.amount}`).sort()).toEqual(
          original?.lines.map((line) => `${line.key} ${-line.amount}`).sort(),
        )
      }
    }),
    { numRuns: runs },
  )
})

test('I5 I20 replaying the log from nothing returns the same state', () => {
  fc.assert(
    fc.property(histories(40), (history) => {
      const { state, log } = play(history, () => {})
      const again = emptyCore()
      evolve(again, log)
      for (const [key, account] of state.accounts)
        expect(again.accounts.get(key)?.balance).toBe(account.balance)
      expect([...again.holds]).toEqual([...state.holds])
    }),
    { numRuns: 500 },
  )
})

test('the random histories are worth something: a good part of their commands is done, and a part refused', () => {
  let done = 0
  let refused = 0
  fc.assert(
    fc.property(histories(40), (history) => {
      const run = play(history, () => {})
      done += history.length - run.refused
      refused += run.refused
    }),
    { numRuns: 300 },
  )
  expect(done / (done + refused)).toBeGreaterThan(0.35)
  expect(refused / (done + refused)).toBeGreaterThan(0.1)
})
