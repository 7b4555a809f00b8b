import { newId, type Trx } from '@baize/platform/database/index.ts'
import type { Schema } from '@baize/platform/database/schema.ts'
import {
  apply,
  type CoreCommand,
  type CoreLine,
  type CorePosting,
  coreKey,
  emptyCore,
  evolve,
} from '@baize/platform/ledger/core.ts'
import { cashOf, house, houseFor, type JournalType, withdrawHoldOf } from '@baize/platform/ledger/index.ts'
import { type Kysely, sql } from 'kysely'
import { insertAll } from './insertAll.ts'

/** What a journal is of. */
export interface Entry {
  readonly type: JournalType
  readonly owner: string
  readonly cause: { readonly type: string; readonly id: string }
  readonly at: Date
}

interface Written extends Entry {
  readonly id: string
  readonly hold: string | null
  readonly lines: readonly CoreLine[]
}

interface Paid {
  readonly id: string
  readonly owner: string
  readonly amount: bigint
  readonly from: Date
  readonly to: Date
}

const slotMs = 300_000
/** As the ledger's own function says it: bets have sums of their own. */
const ofBets: readonly JournalType[] = ['betPlaced', 'winPaid', 'betRolledBack']

/**
 * A day's books, kept by the ledger's rules of `ledger/core.ts` and written in a few statements instead of
 * one for each journal. Begun with the accounts as they are, whose rows stay locked; `verifyLedger` then reads what was
 * written as it reads everything.
 */
export class Books {
  private readonly state = emptyCore()
  private readonly accounts = new Map<string, { id: string; isNew: boolean }>()
  private readonly touched = new Set<string>()
  private readonly written: Written[] = []
  private readonly paid: Paid[] = []
  private readonly trx: Trx
  private readonly currency: string

  private constructor(trx: Trx, currency: string) {
    this.trx = trx
    this.currency = currency
  }

  static async open(trx: Trx, currency: string): Promise<Books> {
    const books = new Books(trx, currency)
    const rows = await trx
      .selectFrom('account')
      .selectAll()
      .where('currency', '=', currency)
      .orderBy('owner_id')
      .orderBy('kind')
      .forUpdate()
      .execute()
    for (const { id, owner_id: owner, kind, balance, posting_count: postings, frozen } of rows) {
      const ref = { owner, kind }
      const key = coreKey(currency, ref)
      books.accounts.set(key, { id, isNew: false })
      books.state.accounts.set(key, { ref, currency, balance, postings, frozen })
    }
    return books
  }

  /** Writes a journal and returns its id; null where the ledger refuses it, such as for want of money. */
  post(entry: Entry, posting: CorePosting): string | null {
    return this.do(entry, null, (id) => ({
      ...{ kind: 'post', id, currency: this.currency, postings: [posting] },
    }))
  }

  /** A withdrawal that was held and paid. */
  payOut(entry: Omit<Entry, 'type'>, amount: bigint, paidAt: Date): string | null {
    const [hold, { owner }] = [newId(), entry]
    const held = this.do({ ...entry, type: 'withdrawalHeld' }, hold, (id) => ({
      ...{ kind: 'createHold', id, hold, currency: this.currency, owner, amount },
    }))
    if (held === null) return null
    const to = houseFor(owner, 'psp.clearing')
    this.do({ ...entry, type: 'withdrawalPaid', at: paidAt }, hold, (id) => ({
      kind: 'postHold',
      id,
      hold,
      to,
    }))
    this.paid.push({ id: hold, owner, amount, from: entry.at, to: paidAt })
    return hold
  }

  private do(entry: Entry, hold: string | null, command: (id: string) => CoreCommand): string | null {
    const id = newId()
    const decided = apply(this.state, command(id))
    if ('error' in decided) return null
    evolve(this.state, decided.events)
    for (const event of decided.events) {
      if (event.type !== 'journalWritten') continue
      for (const { key } of event.lines) {
        this.touched.add(key)
        if (!this.accounts.has(key)) this.accounts.set(key, { id: newId(), isNew: true })
      }
      this.written.push({ ...entry, id, hold, lines: event.lines })
    }
    return id
  }

  private idOf(key: string): string {
    const account = this.accounts.get(key)
    if (!account) throw new Error(`no account is ${key}`)
    return account.id
  }

  /** Writes what was posted. Once; then the books are closed. */
  async close(): Promise<void> {
    await this.writeAccounts()
    const { currency, trx } = this
    const accountOf = (owner: string, held: boolean) =>
      this.idOf(coreKey(currency, held ? withdrawHoldOf(owner) : cashOf(owner)))
    await insertAll(trx, 'hold', this.paid, ({ id, owner, amount, from, to }) => ({
      ...{
        id,
        owner_id: owner,
        account_id: accountOf(owner, false),
        held_account_id: accountOf(owner, true),
        amount,
      },
      ...{ state: 'posted' as const, posted_amount: amount, created_at: from, closed_at: to },
    }))
    await insertAll(trx, 'journal', this.written, ({ id, type, owner, cause, hold, at }) => ({
      ...{ id, type, owner_id: owner, currency, cause_type: cause.type, cause_id: cause.id },
      ...{ actor: 'world', hold_id: hold, reversal_of: null, at },
    }))
    const lines = this.written.flatMap(({ id, lines }) =>
      lines.map((line, ordinal) => ({ ...line, id, ordinal })),
    )
    await insertAll(trx, 'posting', lines, ({ id, ordinal, ref, key, position, amount, balanceAfter }) => ({
      ...{ owner_id: ref.owner, account_id: this.idOf(key), position, journal_id: id, ordinal, amount },
      balance_after: balanceAfter,
    }))
    await addMoneySlots(trx, currency, this.written)
  }

  private async writeAccounts(): Promise<void> {
    const rows = [...this.touched].map((key) => {
      const account = this.state.accounts.get(key)
      if (!account) throw new Error(`no account is ${key}`)
      return { ...account, ...this.accounts.get(key), id: this.idOf(key) }
    })
    const fresh = rows.filter(({ isNew }) => isNew)
    await insertAll(this.trx, 'account', fresh, ({ id, ref, balance, postings }) => ({
      ...{ id, owner_id: ref.owner, kind: ref.kind, currency: this.currency },
      ...{ balance, posting_count: postings },
    }))
    const known = rows.filter(({ isNew }) => !isNew)
    if (known.length === 0) return
    await sql`UPDATE account SET balance = told.balance, posting_count = told.postings
      FROM unnest(${known.map(({ ref }) => ref.owner)}::text[], ${known.map(({ id }) => id)}::uuid[],
        ${known.map(({ balance }) => String(balance))}::bigint[],
        ${known.map(({ postings }) => String(postings))}::bigint[]) AS told (owner_id, id, balance, postings)
      WHERE account.owner_id = told.owner_id AND account.id = told.id`.execute(this.trx)
  }
}

/** Sums by slot of what was written, as the ledger's own function keeps them. */
async function addMoneySlots(db: Kysely<Schema>, currency: string, written: readonly Written[]) {
  const sums = new Map<
    string,
    { owner: string; slot: Date; type: JournalType; journals: bigint; amount: bigint }
  >()
  for (const { type, owner, at, lines } of written) {
    if (ofBets.includes(type) || owner === house) continue
    const slot = Math.floor(at.getTime() / slotMs) * slotMs
    const key = `${owner} ${slot} ${type}`
    const sum = sums.get(key) ?? { owner, slot: new Date(slot), type, journals: 0n, amount: 0n }
    const moved = lines.reduce((total, { amount }) => (amount > 0n ? total + amount : total), 0n)
    sums.set(key, { ...sum, journals: sum.journals + 1n, amount: sum.amount + moved })
  }
  const rows = [...sums.values()]
  if (rows.length === 0) return
  await sql`INSERT INTO money_slot (owner_id, slot, type, currency, journals, amount)
    SELECT owner, slot, type, ${currency}::text, journals, amount FROM unnest(
      ${rows.map(({ owner }) => owner)}::text[], ${rows.map(({ slot }) => slot.toISOString())}::timestamptz[],
      ${rows.map(({ type }) => type)}::text[], ${rows.map(({ journals }) => String(journals))}::bigint[],
      ${rows.map(({ amount }) => String(amount))}::numeric[]) AS told (owner, slot, type, journals, amount)
    ON CONFLICT (owner_id, slot, type, currency) DO UPDATE
    SET journals = money_slot.journals + excluded.journals, amount = money_slot.amount + excluded.amount`.execute(
    db,
  )
}
