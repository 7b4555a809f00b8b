import { sql } from 'kysely'
import { verifyBills } from '../bills/verify.ts'
import type { Database } from '../database/index.ts'
import { verifyLedger } from '../ledger/index.ts'
import type { Settings } from '../settings.ts'
import { comparePlayDays, compareSlots } from '../slots/rebuild.ts'

export interface Verified {
  /** What was checked, so that an empty database does not pass for a restored one. */
  readonly rows: Readonly<Record<'members' | 'journals' | 'postings' | 'bets', number>>
  /** Moment of the newest journal: what was posted later is not in this copy. */
  readonly newestJournal: string | null
  /** The violations, by check; empty lists for a sound copy. */
  readonly findings: Readonly<Record<'ledger' | 'bills' | 'figures' | 'days', readonly unknown[]>>
}

/** Checks a database, such as a restored copy: the ledger's invariants, and that what is derived follows from what is stored. */
export async function verifyDatabase(
  { db }: Pick<Database, 'db'>,
  { brand }: Pick<Settings, 'brand'>,
): Promise<Verified> {
  const { rows } = await sql<
    Record<'members' | 'journals' | 'postings' | 'bets', bigint> & { newest: Date | null }
  >`
    SELECT (SELECT count(*) FROM member) AS members, (SELECT count(*) FROM journal) AS journals,
      (SELECT count(*) FROM posting) AS postings, (SELECT count(*) FROM bet) AS bets,
      (SELECT max(at) FROM journal) AS newest`.execute(db)
  const [counted] = rows
  if (!counted) throw new Error('the database gave no answer')
  const { newest, members, journals, postings, bets } = counted
  return {
    rows: {
      members: Number(members),
      journals: Number(journals),
      postings: Number(postings),
      bets: Number(bets),
    },
    newestJournal: newest?.toISOString() ?? null,
    findings: {
      ledger: await verifyLedger(db),
      bills: await verifyBills(db, brand),
      figures: await compareSlots(db),
      days: await comparePlayDays(db, brand.gmtOffsetMinutes),
    },
  }
}
