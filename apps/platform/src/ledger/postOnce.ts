import { randomInt } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import { newId } from '../database/ids.ts'
import type { Database } from '../database/open.ts'
import { retrying, transact } from '../database/transact.ts'
import { tellEvent } from '../events/index.ts'
import { IdempotencyError, type KeyedRequest } from '../idempotency/index.ts'
import { lockAccounts, refKey } from './accounts.ts'
import type { AccountRef, PostCommand } from './commands.ts'
import { LedgerError, type LedgerErrorCode } from './errors.ts'
import { checkShape, refsOf } from './post.ts'

/** One journal under a key, and everything that is committed with it. */
export interface KeyedPost extends PostCommand {
  readonly request: KeyedRequest
  readonly at: Date
  /** Members whose pages hear what their purse holds now. */
  readonly told: readonly string[]
  readonly currencySymbol: string
  /** The transfer that the journal is of: kept beside it, with the journal's moment and its first posting's amount. */
  readonly transfer?: {
    readonly id: string
    readonly from: string
    readonly to: string
    readonly note: string
  }
  /** Writes the answer, given what an account holds after the journal as the wire writes it. */
  readonly answer: (balanceAfter: (account: AccountRef) => string) => string
}

export interface KeyedAnswer {
  readonly text: string
  /** The journal was written by an earlier request, whose answer this is. */
  readonly repeated: boolean
}

/**
 * Posts a journal at most once for its key, in one round trip: key, journal, events and answer are committed together
 * by one call of the database's `post_once`. For work that is nothing but a journal; what else belongs into the same
 * transaction goes through `runOnce` and `post`.
 * @throws LedgerError as `post`, and nothing stays
 * @throws IdempotencyError when the key was used for another request
 */
export async function postOnce(database: Database, command: KeyedPost): Promise<KeyedAnswer> {
  checkShape(command.postings)
  const refs = refsOf(command.postings)
  const told = [...new Set(command.told)].sort()
  const query = statement(command, refs, told)
  const ask = () => retrying(() => database.db.executeQuery<Written>(query))
  let written = (await ask()).rows[0]
  if (written?.outcome === 'accountMissing') {
    await transact(database, ({ trx }) => lockAccounts(trx, command.currency, [...refs.values()]))
    written = (await ask()).rows[0]
  }
  if (!written) throw new Error('the ledger gave no answer')
  const { outcome, answer, numbers } = written
  if (outcome === 'keyReused') throw new IdempotencyError()
  if (outcome === 'repeated' && answer !== null) return { text: answer, repeated: true }
  if (outcome !== 'done' || answer === null) throw refusalOf(outcome)
  const seqs = numbers ? numbers.split(' ') : []
  for (const [place, memberId] of told.entries())
    tellEvent(database.bus, memberId, BigInt(seqs[place] ?? '0'))
  return { text: answer, repeated: false }
}

type Refused =
  | Extract<LedgerErrorCode, 'accountFrozen' | 'insufficientFunds' | 'balanceOverflow'>
  | 'accountMissing'

interface Written {
  outcome: 'done' | 'repeated' | 'keyReused' | Refused
  answer: string | null
  /** Of the events, in the order of the members told. */
  numbers: string | null
}

function refusalOf(outcome: Written['outcome']): Error {
  if (outcome === 'accountMissing') return new LedgerError('postingsInvalid', 'no such account')
  if (outcome === 'repeated') return new Error('a keyed request asked for its own answer before it had one')
  return new LedgerError(outcome as LedgerErrorCode)
}

const call = (name: string, first: number, count: number) =>
  `SELECT outcome, answer, numbers FROM ${name}(${Array.from({ length: count }, (_, n) => `$${first + n}`)})`
const plain = call('post_once', 1, 22)
const withTransfer = call('transfer_once', 1, 26)

function statement(
  command: KeyedPost,
  refs: ReadonlyMap<string, AccountRef>,
  told: readonly string[],
): CompiledQuery<Written> {
  const accounts = [...refs.values()]
  const places = new Map([...refs.keys()].map((key, index) => [key, index + 1]))
  const { request, cause, postings, transfer } = command
  const { pieces, shown } = cut(command, places)
  const values = [
    ...[request.scope, request.key, request.requestHash, newId(), command.type, command.owner],
    ...[command.currency, cause.type, cause.id, command.actor, command.at],
    ...[accounts.map(({ owner }) => owner), accounts.map(({ kind }) => kind)],
    accounts.map(({ shard = 0 }) => shard),
    postings.map(({ from }) => places.get(refKey(from))),
    postings.map(({ to }) => places.get(refKey(to))),
    postings.map(({ amount }) => amount),
    ...[told, told.map(newId), command.currencySymbol, pieces, shown],
  ]
  if (!transfer) return CompiledQuery.raw(plain, values) as CompiledQuery<Written>
  const { id, from, to, note } = transfer
  return CompiledQuery.raw(withTransfer, [id, from, to, note, ...values]) as CompiledQuery<Written>
}

const markLength = '00000000000000.00'.length

/**
 * The answer as text between balances that are not known yet: it is written once with amounts that nobody can guess in
 * their places, and cut there.
 */
function cut(command: KeyedPost, places: ReadonlyMap<string, number>) {
  const marks = new Map<string, number>()
  const text = command.answer((account) => {
    const place = places.get(refKey(account))
    if (place === undefined) throw new Error('an answer shows an account that the journal does not meet')
    const mark = `${randomInt(10 ** 13, 10 ** 14)}.00`
    marks.set(mark, place)
    return mark
  })
  const pieces: string[] = []
  const shown: number[] = []
  let from = 0
  for (;;) {
    let [next, place] = [text.length, 0]
    for (const [mark, its] of marks) {
      const found = text.indexOf(mark, from)
      if (found !== -1 && found < next) [next, place] = [found, its]
    }
    pieces.push(text.slice(from, next))
    if (place === 0) return { pieces, shown }
    shown.push(place)
    from = next + markLength
  }
}
