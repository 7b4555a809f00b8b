import { type Kysely, sql } from 'kysely'
import { type Database, transact } from '../database/index.ts'
import type { Schema, Trx } from '../database/schema.ts'
import { digestOfLines, idBefore, type Seal, sealedLines } from '../ledger/seals.ts'

export interface ArchiveOptions {
  /** Journals that were written before this time may be archived. */
  readonly before: Date
  /** Where the lines are kept; noted beside the archive. */
  readonly file: string
  /** Keeps one line, safely: it is not written again. */
  readonly write: (line: string) => Promise<void>
  /** Resolves when every line is safe. Nothing is removed before. */
  readonly finish: () => Promise<void>
  readonly now: Date
}

export interface Archived {
  readonly seals: number
  readonly journals: number
  readonly until: Date
}

/** Seals that one archive tries to end at, the newest first. */
const maxTried = 50

/**
 * Writes whole seals of old journals as lines, carries every account's balance forward, and removes the journals. One
 * transaction: readers of the books see all of the period or none of it. Null where no seal can be cut off yet.
 * Throws where what is stored does not reproduce its seal: broken books are never removed.
 */
export async function archiveLedger(database: Database, options: ArchiveOptions): Promise<Archived | null> {
  return transact(database, async ({ trx }) => {
    const last = await lastArchived(trx)
    const seals = await trx
      .selectFrom('ledger_seal')
      .selectAll()
      .where('number', '>', last?.number ?? 0n)
      .where('last_journal', '<', idBefore(options.before))
      .orderBy('number')
      .execute()
    const end = await cutOf(trx, seals)
    if (!end) return null
    const kept = seals.filter(({ number }) => number <= end.number)
    await writeLines(trx, last, kept, options)
    const { rows } = await sql<{ journals: bigint; until: Date }>`
      SELECT count(*) AS journals, max(at) AS until FROM journal WHERE id <= ${end.last_journal}`.execute(trx)
    const { journals, until } = rows[0] ?? { journals: 0n, until: options.now }
    const { file, now } = options
    await trx
      .insertInto('ledger_archive')
      .values({ number: end.number, last_journal: end.last_journal, journals, until, file, archived_at: now })
      .execute()
    await carry(trx, end.last_journal)
    await sql`DELETE FROM posting WHERE journal_id <= ${end.last_journal}`.execute(trx)
    await sql`DELETE FROM journal WHERE id <= ${end.last_journal}`.execute(trx)
    return { seals: kept.length, journals: Number(journals), until }
  })
}

/** The seal at which the books were cut off last. */
async function lastArchived(db: Kysely<Schema>): Promise<Seal | undefined> {
  const [seal] = await db
    .selectFrom('ledger_archive')
    .innerJoin('ledger_seal', 'ledger_seal.number', 'ledger_archive.number')
    .selectAll('ledger_seal')
    .orderBy('ledger_seal.number', 'desc')
    .limit(1)
    .execute()
  return seal
}

/** The newest of the seals after which the books can be cut: nothing that belongs together is on both sides. */
async function cutOf(trx: Trx, seals: readonly Seal[]): Promise<Seal | undefined> {
  for (const seal of seals.slice(-maxTried).toReversed()) if (await cuts(trx, seal.last_journal)) return seal
  return undefined
}

/**
 * A hold is whole or open on neither side, a reversal is on its journal's side, the stake of an open bet can be
 * returned, and each account's history is cut once.
 */
async function cuts(trx: Trx, last: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM journal old JOIN hold ON hold.owner_id = old.owner_id AND hold.id = old.hold_id
      WHERE old.id <= ${last} AND (hold.state = 'created'
        OR EXISTS (SELECT 1 FROM journal later
          WHERE later.owner_id = hold.owner_id AND later.hold_id = hold.id AND later.id > ${last}))
    UNION ALL
    SELECT 1 FROM journal later JOIN journal old ON old.owner_id = later.owner_id AND old.id = later.reversal_of
      WHERE later.id > ${last} AND old.id <= ${last}
    UNION ALL
    SELECT 1 FROM bet JOIN journal old ON old.owner_id = bet.member_id AND old.id = bet.journal_id
      WHERE bet.state = 'unsettled' AND old.id <= ${last}
    UNION ALL
    SELECT 1 FROM (SELECT owner_id, account_id, max(position) AS position FROM posting
        WHERE journal_id <= ${last} GROUP BY owner_id, account_id) old
      JOIN posting later ON later.owner_id = old.owner_id AND later.account_id = old.account_id
        AND later.position < old.position
      WHERE later.journal_id > ${last}
    LIMIT 1`.execute(trx)
  return rows.length === 0
}

async function writeLines(
  trx: Trx,
  last: Seal | undefined,
  seals: readonly Seal[],
  { write, finish }: ArchiveOptions,
): Promise<void> {
  let before = last
  await write(
    JSON.stringify({ archive: 1, after: last?.number.toString() ?? '0', digest: last?.digest ?? '' }),
  )
  for (const seal of seals) {
    const lines = await sealedLines(trx, before, seal.last_journal)
    if (digestOfLines(before, lines) !== seal.digest) throw new Error(`seal ${seal.number} is broken`)
    for (const line of lines) await write(line)
    await write(JSON.stringify({ seal: String(seal.number), digest: seal.digest }))
    before = seal
  }
  await finish()
}

/** Each account's balance where its kept history begins, and what was paid on bills before. */
async function carry(trx: Trx, last: string): Promise<void> {
  await sql`
    INSERT INTO carried_balance (owner_id, account_id, position, balance)
    SELECT posting.owner_id, posting.account_id, posting.position, posting.balance_after FROM posting
    JOIN (SELECT owner_id, account_id, max(position) AS position FROM posting WHERE journal_id <= ${last}
      GROUP BY owner_id, account_id) newest
      ON newest.owner_id = posting.owner_id AND newest.account_id = posting.account_id
        AND newest.position = posting.position
    ON CONFLICT (owner_id, account_id) DO UPDATE SET position = excluded.position, balance = excluded.balance`.execute(
    trx,
  )
  await sql`
    INSERT INTO archived_payment (bill_id, moved)
    SELECT cause_id, sum(posting.amount)::bigint FROM journal JOIN posting ON posting.journal_id = journal.id
    WHERE journal.id <= ${last} AND journal.type = 'contractPaid' AND posting.amount > 0 GROUP BY cause_id
    ON CONFLICT (bill_id) DO UPDATE SET moved = archived_payment.moved + excluded.moved`.execute(trx)
}
