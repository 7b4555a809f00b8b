import { maxMoney } from '@baize/api/money'
import { sql } from 'kysely'
import { newId } from '../database/ids.ts'
import type { Trx } from '../database/schema.ts'
import { journalsTotal } from '../observability/metrics.ts'
import { inLockOrder, lockAccounts, refKey } from './accounts.ts'
import type { AccountRef, PostCommand, Posting } from './commands.ts'
import { LedgerError, type LedgerErrorCode } from './errors.ts'

const maxPostings = 1_000

export interface PostedJournal {
  id: string
  /** Each account's balance after the journal, by `refKey`. */
  balances: ReadonlyMap<string, bigint>
}

interface Links {
  holdId?: string
  reversalOf?: string
}

/**
 * Writes one journal: one call of the database's `post_journal`, which locks the accounts in order, checks and
 * writes. Accounts that are missing are opened first. A refusal leaves the transaction whole.
 * @throws LedgerError `insufficientFunds`, `accountFrozen`, `amountInvalid`, `postingsInvalid`, `balanceOverflow`
 */
export async function post(trx: Trx, command: PostCommand, links: Links = {}): Promise<PostedJournal> {
  checkShape(command.postings, links)
  const refs = refsOf(command.postings)
  const id = newId()
  const written = await write(trx, id, command, links, refs)
  if (written.refused !== 'accountMissing') return posted(id, refs, written)
  await lockAccounts(trx, command.currency, [...refs.values()])
  return posted(id, refs, await write(trx, id, command, links, refs))
}

/** The accounts of postings, once each, in the order in which they are locked. */
const refsOf = (postings: readonly Posting[]): ReadonlyMap<string, AccountRef> =>
  new Map(inLockOrder(postings.flatMap(({ from, to }) => [from, to])).map((ref) => [refKey(ref), ref]))

export function checkShape(postings: readonly Posting[], { holdId }: Links = {}) {
  if (postings.length === 0 || postings.length > maxPostings) throw new LedgerError('postingsInvalid')
  for (const { from, to, amount } of postings) {
    if (refKey(from) === refKey(to)) throw new LedgerError('postingsInvalid', 'from and to are one account')
    if (holdId === undefined && (from.kind === 'withdrawHold' || to.kind === 'withdrawHold')) {
      throw new LedgerError('postingsInvalid', 'only a hold moves held money')
    }
    if (amount <= 0n || amount > maxMoney) throw new LedgerError('amountInvalid')
  }
}

interface Written {
  refused:
    | 'accountMissing'
    | Extract<LedgerErrorCode, 'accountFrozen' | 'insufficientFunds' | 'balanceOverflow'>
    | null
  balances_after: string
}

function posted(id: string, refs: ReadonlyMap<string, AccountRef>, written: Written): PostedJournal {
  const { refused, balances_after } = written
  if (refused === 'accountMissing') throw new LedgerError('postingsInvalid', 'no such account')
  if (refused) throw new LedgerError(refused)
  journalsTotal.inc()
  const balances = balances_after.split(' ').map(BigInt)
  return { id, balances: new Map([...refs.keys()].map((key, place) => [key, balances[place] ?? 0n])) }
}

async function write(
  trx: Trx,
  id: string,
  command: PostCommand,
  links: Links,
  refs: ReadonlyMap<string, AccountRef>,
): Promise<Written> {
  const accounts = [...refs.values()]
  const places = new Map([...refs.keys()].map((key, index) => [key, index + 1]))
  const { postings, cause } = command
  const { rows } = await sql<Written>`
    SELECT refused, balances_after FROM post_journal(
      ${id}, ${command.type}, ${command.owner}, ${command.currency}, ${cause.type}, ${cause.id}, ${command.actor},
      ${links.holdId ?? null}, ${links.reversalOf ?? null}, ${command.at ?? null},
      ${accounts.map(({ owner }) => owner)}, ${accounts.map(({ kind }) => kind)},
      ${postings.map(({ from }) => places.get(refKey(from)))}, ${postings.map(({ to }) => places.get(refKey(to)))},
      ${postings.map(({ amount }) => amount)}
    )
  `.execute(trx)
  if (!rows[0]) throw new Error('the ledger gave no answer')
  return rows[0]
}
