import type { AccountRef } from './commands.ts'
import type { LedgerErrorCode } from './errors.ts'
import { canBe, ownedByHouse } from './kinds.ts'
import type { HoldState } from './tables.ts'

/**
 * The ledger's rules as one pure function: no clock, no input or output, no database. It is the model that the tests
 * compare the SQL ledger with, and the place to read what the ledger promises.
 */
export type CoreCommand =
  | { kind: 'post'; id: string; currency: string; postings: readonly CorePosting[] }
  | { kind: 'createHold'; id: string; hold: string; currency: string; owner: string; amount: bigint }
  | { kind: 'postHold'; id: string; hold: string; amount?: bigint | undefined; to: AccountRef }
  | { kind: 'releaseHold'; id: string; hold: string; state: 'voided' | 'expired' }
  | { kind: 'reverse'; id: string; journal: string }
  | { kind: 'freeze'; currency: string; account: AccountRef; frozen: boolean }

export interface CorePosting {
  from: AccountRef
  to: AccountRef
  amount: bigint
}

export type CoreEvent =
  | {
      type: 'journalWritten'
      id: string
      currency: string
      lines: readonly CoreLine[]
      hold?: string
      reversalOf?: string
    }
  | { type: 'holdCreated'; hold: string; currency: string; owner: string; amount: bigint }
  | { type: 'holdClosed'; hold: string; state: Exclude<HoldState, 'created'>; postedAmount: bigint }
  | { type: 'accountFrozen'; currency: string; ref: AccountRef; frozen: boolean }

export interface CoreLine {
  ref: AccountRef
  key: string
  position: bigint
  amount: bigint
  balanceAfter: bigint
}

interface CoreAccount {
  ref: AccountRef
  currency: string
  balance: bigint
  postings: bigint
  frozen: boolean
}

interface CoreHold {
  currency: string
  owner: string
  amount: bigint
  state: HoldState
  postedAmount: bigint
}

export interface CoreState {
  accounts: Map<string, CoreAccount>
  holds: Map<string, CoreHold>
  journals: Map<string, Extract<CoreEvent, { type: 'journalWritten' }>>
  reversed: Set<string>
}

export type Decision = { events: readonly CoreEvent[] } | { error: LedgerErrorCode }

const max = 9_223_372_036_854_775_807n
const min = -max - 1n
const maxPostings = 1_000

export const emptyCore = (): CoreState => ({
  accounts: new Map(),
  holds: new Map(),
  journals: new Map(),
  reversed: new Set(),
})

export const coreKey = (currency: string, { owner, kind }: AccountRef): string =>
  `${currency} ${owner} ${kind}`

/** A command's effects. Changes nothing. */
export function apply(state: CoreState, command: CoreCommand): Decision {
  switch (command.kind) {
    case 'post':
      return decidePost(state, command.id, command.currency, command.postings, {})
    case 'createHold':
      return decideHold(state, command)
    case 'postHold':
    case 'releaseHold':
      return decideClose(state, command)
    case 'reverse':
      return decideReverse(state, command)
    case 'freeze':
      return {
        events: [
          { type: 'accountFrozen', currency: command.currency, ref: command.account, frozen: command.frozen },
        ],
      }
  }
}

function decidePost(
  state: CoreState,
  id: string,
  currency: string,
  postings: readonly CorePosting[],
  links: { hold?: string; reversalOf?: string },
): Decision {
  if (postings.length === 0 || postings.length > maxPostings) return { error: 'postingsInvalid' }
  for (const { from, to, amount } of postings) {
    if (coreKey(currency, from) === coreKey(currency, to)) return { error: 'postingsInvalid' }
    if (links.hold === undefined && (from.kind === 'withdrawHold' || to.kind === 'withdrawHold')) {
      return { error: 'postingsInvalid' }
    }
    if (amount <= 0n || amount > max) return { error: 'amountInvalid' }
  }
  for (const ref of postings.flatMap(({ from, to }) => [from, to])) {
    if (!canBe(ref)) return { error: 'postingsInvalid' }
  }
  const lines: CoreLine[] = []
  const touched = new Map<string, { balance: bigint; postings: bigint }>()
  for (const { from, to, amount } of postings) {
    for (const [ref, signed] of [
      [from, -amount],
      [to, amount],
    ] as const) {
      const key = coreKey(currency, ref)
      const account = state.accounts.get(key)
      const before = touched.get(key) ?? {
        balance: account?.balance ?? 0n,
        postings: account?.postings ?? 0n,
      }
      const after = { balance: before.balance + signed, postings: before.postings + 1n }
      if (signed < 0n && account?.frozen) return { error: 'accountFrozen' }
      if (after.balance < 0n && !ownedByHouse(ref.kind)) return { error: 'insufficientFunds' }
      if (after.balance > max || after.balance < min) return { error: 'balanceOverflow' }
      touched.set(key, after)
      lines.push({ ref, key, position: after.postings, amount: signed, balanceAfter: after.balance })
    }
  }
  return { events: [{ type: 'journalWritten', id, currency, lines, ...links }] }
}

function decideHold(state: CoreState, command: Extract<CoreCommand, { kind: 'createHold' }>): Decision {
  const { id, hold, currency, owner, amount } = command
  const posting = { from: cash(owner), to: held(owner), amount }
  const written = decidePost(state, id, currency, [posting], { hold })
  if ('error' in written) return written
  return { events: [{ type: 'holdCreated', hold, currency, owner, amount }, ...written.events] }
}

function decideClose(
  state: CoreState,
  command: Extract<CoreCommand, { kind: 'postHold' | 'releaseHold' }>,
): Decision {
  const hold = state.holds.get(command.hold)
  if (!hold) return { error: 'holdUnknown' }
  if (hold.state !== 'created') return { error: 'holdClosed' }
  const paying = command.kind === 'postHold'
  const postedAmount = paying ? (command.amount ?? hold.amount) : 0n
  if (paying && postedAmount <= 0n) return { error: 'amountInvalid' }
  if (postedAmount > hold.amount) return { error: 'holdExceeded' }
  if (paying && coreKey('', command.to) === coreKey('', cash(hold.owner))) return { error: 'postingsInvalid' }
  const back = { from: held(hold.owner), to: cash(hold.owner), amount: hold.amount - postedAmount }
  const postings = [
    ...(paying ? [{ from: held(hold.owner), to: command.to, amount: postedAmount }] : []),
    ...(back.amount > 0n ? [back] : []),
  ]
  const written = decidePost(state, command.id, hold.currency, postings, { hold: command.hold })
  if ('error' in written) return written
  const closed = paying ? ('posted' as const) : command.state
  return {
    events: [...written.events, { type: 'holdClosed', hold: command.hold, state: closed, postedAmount }],
  }
}

function decideReverse(state: CoreState, command: Extract<CoreCommand, { kind: 'reverse' }>): Decision {
  const original = state.journals.get(command.journal)
  if (!original) return { error: 'journalUnknown' }
  if (original.hold !== undefined || original.reversalOf !== undefined) return { error: 'notReversible' }
  if (state.reversed.has(command.journal)) return { error: 'alreadyReversed' }
  const postings: CorePosting[] = []
  for (let index = 0; index + 1 < original.lines.length; index += 2) {
    const [from, to] = [original.lines[index], original.lines[index + 1]]
    if (from && to) postings.unshift({ from: to.ref, to: from.ref, amount: to.amount })
  }
  return decidePost(state, command.id, original.currency, postings, { reversalOf: command.journal })
}

/** Folds what happened into the state, in place. */
export function evolve(state: CoreState, events: readonly CoreEvent[]): void {
  for (const event of events) {
    switch (event.type) {
      case 'journalWritten':
        state.journals.set(event.id, event)
        if (event.reversalOf !== undefined) state.reversed.add(event.reversalOf)
        for (const line of event.lines) {
          const account = state.accounts.get(line.key)
          state.accounts.set(line.key, {
            ref: line.ref,
            currency: event.currency,
            balance: line.balanceAfter,
            postings: line.position,
            frozen: account?.frozen ?? false,
          })
        }
        break
      case 'holdCreated': {
        const { currency, owner, amount } = event
        state.holds.set(event.hold, { currency, owner, amount, state: 'created', postedAmount: 0n })
        break
      }
      case 'holdClosed': {
        const hold = state.holds.get(event.hold)
        if (hold)
          state.holds.set(event.hold, { ...hold, state: event.state, postedAmount: event.postedAmount })
        break
      }
      case 'accountFrozen': {
        const { currency, ref, frozen } = event
        const key = coreKey(currency, ref)
        const account = state.accounts.get(key) ?? { ref, currency, balance: 0n, postings: 0n }
        state.accounts.set(key, { ...account, frozen })
        break
      }
    }
  }
}

const cash = (owner: string): AccountRef => ({ owner, kind: 'cash' })
const held = (owner: string): AccountRef => ({ owner, kind: 'withdrawHold' })
