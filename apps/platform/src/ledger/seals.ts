import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/open.ts'
import type { Schema, Trx } from '../database/schema.ts'
import { transact } from '../database/transact.ts'

/** Journals that one seal covers at most. */
const most = 5_000

/** How old a journal is before it is sealed: older than any transaction that may still commit an older id. */
const restMinutes = 10

const none = '00000000-0000-0000-0000-000000000000'

export interface Seal {
  number: bigint
  last_journal: string
  journals: number
  digest: string
}

/**
 * Seals the journals that have rested, up to the newest: SHA-256 over the digest of the seal before and every field of
 * each journal and posting since, in the order of their ids. Two processes may do it at once: one of them wins.
 * Returns how many seals were added.
 */
export async function sealLedger(database: Database, now: Date): Promise<number> {
  const before = idBefore(new Date(now.getTime() - restMinutes * 60_000))
  for (let added = 0; ; added += 1) {
    if (!(await transact(database, ({ trx }) => addSeal(trx, before, now)))) return added
  }
}

async function addSeal(trx: Trx, before: string, now: Date): Promise<boolean> {
  const [last] = await trx.selectFrom('ledger_seal').selectAll().orderBy('number', 'desc').limit(1).execute()
  const { rows: journals } = await sql<{ id: string }>`
    SELECT id FROM journal WHERE id > ${last?.last_journal ?? none} AND id < ${before} ORDER BY id LIMIT ${most}
  `.execute(trx)
  const end = journals.at(-1)?.id
  if (end === undefined) return false
  const found = await digestOf(trx, last, end)
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('ledger_seal')
    .values({ number: (last?.number ?? 0n) + 1n, last_journal: end, ...found, sealed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** The numbers of the seals that the stored journals do not reproduce. Empty is right. */
export async function brokenSeals(db: Kysely<Schema>): Promise<string[]> {
  const broken: string[] = []
  const seals = await db.selectFrom('ledger_seal').selectAll().orderBy('number').execute()
  const { archived } = await db
    .selectFrom('ledger_archive')
    .select(({ fn }) => fn.max('number').as('archived'))
    .executeTakeFirstOrThrow()
  let last: Seal | undefined
  for (const seal of seals) {
    // An archive's content is read again from its file (archive/verify.ts); the chain continues from its last seal.
    if (seal.number <= (archived ?? 0n)) {
      last = seal
      continue
    }
    const found = await digestOf(db, last, seal.last_journal)
    const whole = seal.number === (last?.number ?? 0n) + 1n && found.journals === seal.journals
    if (!whole || found.digest !== seal.digest) broken.push(String(seal.number))
    last = seal
  }
  return broken
}

/** What a seal covers, as it is digested: a line of JSON for each posting, in order. */
export async function sealedLines(
  db: Kysely<Schema>,
  last: Seal | undefined,
  end: string,
): Promise<string[]> {
  const lines = await db
    .selectFrom('journal')
    .innerJoin('posting', 'posting.journal_id', 'journal.id')
    .select([
      'journal.id',
      'type',
      'journal.owner_id',
      'currency',
      'cause_type',
      'cause_id',
      'actor',
      'hold_id',
    ])
    .select(['reversal_of', 'at', 'ordinal', 'account_id', 'position', 'amount', 'balance_after'])
    .where('journal.id', '>', last?.last_journal ?? none)
    .where('journal.id', '<=', end)
    .orderBy('journal.id')
    .orderBy('ordinal')
    .execute()
  return lines.map(({ at, ...line }) =>
    JSON.stringify([...Object.values(line).map(String), at.toISOString()]),
  )
}

/** SHA-256 over the digest of the seal before and the lines since. */
export function digestOfLines(last: Pick<Seal, 'digest'> | undefined, lines: readonly string[]): string {
  const hash = createHash('sha256').update(last?.digest ?? '')
  for (const line of lines) hash.update(line)
  return hash.digest('base64url')
}

async function digestOf(db: Kysely<Schema>, last: Seal | undefined, end: string) {
  const lines = await sealedLines(db, last, end)
  const journals = new Set(lines.map((line) => (JSON.parse(line) as string[])[0])).size
  return { journals, digest: digestOfLines(last, lines) }
}

/** The least id that `newId` could have made at a moment. */
export function idBefore(moment: Date): string {
  const hex = moment.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}
