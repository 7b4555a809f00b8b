import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { isOfHouse } from './accounts.ts'
import { brokenSeals } from './seals.ts'

/** The ledger's invariants that can be seen in stored rows (research, section 1.3). */
type Invariant = 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I9' | 'I20'

export interface Violation {
  invariant: Invariant
  /** What is wrong, in a sentence. */
  finding: string
  /** The journal, account, hold, currency, trigger or seal. */
  subject: string
}

type Check = [Invariant, string, RawBuilder<{ subject: string }>]

const guards = [
  'posting_append_only',
  'journal_append_only',
  'posting_never_emptied',
  'journal_never_emptied',
  'ledger_seal_append_only',
  'ledger_seal_never_emptied',
]

/** A closed hold whose journals are in an archive. */
const isArchived = sql`(hold.state <> 'created'
  AND EXISTS (SELECT 1 FROM ledger_archive WHERE ledger_archive.last_journal >= hold.id)
  AND NOT EXISTS (SELECT 1 FROM journal AS its WHERE its.hold_id = hold.id))`

const checks: Check[] = [
  [
    'I1',
    'the postings of a journal do not sum to zero',
    sql`SELECT journal_id AS subject FROM posting GROUP BY journal_id HAVING sum(amount) <> 0`,
  ],
  [
    'I1',
    'a journal has no postings',
    sql`SELECT id AS subject FROM journal WHERE NOT EXISTS
      (SELECT 1 FROM posting WHERE posting.journal_id = journal.id)`,
  ],
  [
    'I1',
    'a posting has no journal',
    sql`SELECT journal_id AS subject FROM posting WHERE NOT EXISTS
      (SELECT 1 FROM journal WHERE journal.id = posting.journal_id)`,
  ],
  [
    'I1',
    'the postings of a journal are not numbered from zero without a gap',
    sql`SELECT journal_id AS subject FROM posting GROUP BY journal_id
      HAVING min(ordinal) <> 0 OR max(ordinal) <> count(*) - 1 OR count(DISTINCT ordinal) <> count(*)`,
  ],
  ['I1', 'two journals have one id', sql`SELECT id AS subject FROM journal GROUP BY id HAVING count(*) > 1`],
  [
    'I1',
    'a journal touches an account of another currency',
    sql`SELECT journal.id AS subject FROM journal JOIN posting ON posting.journal_id = journal.id
      JOIN account ON account.owner_id = posting.owner_id AND account.id = posting.account_id
      WHERE account.currency <> journal.currency`,
  ],
  [
    'I2',
    'the balances of a currency do not sum to zero',
    sql`SELECT currency AS subject FROM account GROUP BY currency HAVING sum(balance) <> 0`,
  ],
  [
    'I3',
    'a stored balance or count is not what the postings say',
    sql`SELECT account.id AS subject FROM account
      LEFT JOIN (SELECT account_id, sum(amount) AS amount, count(*) AS postings FROM posting GROUP BY account_id)
        AS told ON told.account_id = account.id
      LEFT JOIN carried_balance AS carried ON carried.account_id = account.id
      WHERE account.balance <> coalesce(carried.balance, 0) + coalesce(told.amount, 0)
        OR account.posting_count <> coalesce(carried.position, 0) + coalesce(told.postings, 0)`,
  ],
  [
    'I3',
    'the balances after each posting do not chain',
    sql`SELECT account_id AS subject FROM (
      SELECT posting.account_id, posting.position, amount, balance_after,
        coalesce(carried.position, 0) + row_number() OVER chain AS place,
        coalesce(lag(balance_after) OVER chain, carried.balance, 0) AS balance_before
      FROM posting LEFT JOIN carried_balance AS carried ON carried.account_id = posting.account_id
      WINDOW chain AS (PARTITION BY posting.account_id ORDER BY posting.position)
    ) AS line WHERE position <> place OR balance_after <> balance_before + amount`,
  ],
  [
    'I4',
    'an owner was overdrawn',
    sql`SELECT account.id AS subject FROM account WHERE NOT ${isOfHouse} AND balance < 0
      UNION SELECT account_id FROM posting
      JOIN account ON account.owner_id = posting.owner_id AND account.id = posting.account_id
      WHERE NOT ${isOfHouse} AND balance_after < 0`,
  ],
  [
    'I5',
    'a guard of the append-only tables is missing or switched off',
    sql`SELECT guard AS subject FROM (VALUES ${sql.join(guards.map((name) => sql`(${name}::text)`))}) AS wanted (guard)
      WHERE NOT EXISTS (SELECT 1 FROM pg_trigger WHERE tgname = guard AND tgenabled <> 'D'
        AND tgrelid IN ('posting'::regclass, 'journal'::regclass, 'ledger_seal'::regclass))`,
  ],
  [
    'I5',
    'a reversal is not the exact inverse of its journal',
    sql`SELECT subject FROM (
      SELECT journal.id AS subject, account_id, sum(amount) AS rest FROM journal
      JOIN posting ON posting.journal_id IN (journal.id, journal.reversal_of)
      WHERE journal.reversal_of IS NOT NULL GROUP BY journal.id, account_id
    ) AS pair WHERE rest <> 0`,
  ],
  [
    'I5',
    'a journal was reversed twice, or a reversal or a hold was reversed',
    sql`SELECT reversal_of AS subject FROM journal WHERE reversal_of IS NOT NULL
        GROUP BY reversal_of HAVING count(*) > 1
      UNION SELECT original.id FROM journal AS original JOIN journal AS later ON later.reversal_of = original.id
        WHERE original.reversal_of IS NOT NULL OR original.hold_id IS NOT NULL`,
  ],
  [
    'I9',
    'an account does not hold what its open holds say',
    sql`SELECT account.id AS subject FROM account
      LEFT JOIN (SELECT held_account_id, sum(amount) AS amount FROM hold WHERE state = 'created'
        GROUP BY held_account_id) AS waiting ON waiting.held_account_id = account.id
      WHERE account.kind = 'withdrawHold' AND account.balance <> coalesce(waiting.amount, 0)`,
  ],
  [
    'I9',
    'a hold did not begin once, or did not end exactly once',
    sql`SELECT hold.id AS subject FROM hold LEFT JOIN journal ON journal.hold_id = hold.id
      WHERE NOT ${isArchived}
      GROUP BY hold.id, hold.state HAVING count(journal.id) <> CASE hold.state WHEN 'created' THEN 1 ELSE 2 END`,
  ],
  [
    'I9',
    'what left a hold is not what it says was posted',
    sql`SELECT hold.id AS subject FROM hold JOIN account ON account.id = hold.account_id
      LEFT JOIN (
        SELECT journal.hold_id, sum(posting.amount) AS amount FROM journal
        JOIN posting ON posting.journal_id = journal.id JOIN account AS met ON met.id = posting.account_id
        JOIN hold AS its ON its.id = journal.hold_id
        WHERE met.id NOT IN (its.account_id, its.held_account_id) GROUP BY journal.hold_id
      ) AS gone ON gone.hold_id = hold.id
      WHERE hold.posted_amount > hold.amount
        OR hold.posted_amount <> coalesce(gone.amount, 0) AND NOT ${isArchived}`,
  ],
]

/** Reads the whole ledger in one snapshot and returns every violation. Empty is right. */
export async function verifyLedger(db: Kysely<Schema>): Promise<Violation[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const violations: Violation[] = []
      for (const [invariant, finding, query] of checks) {
        const { rows } = await query.execute(trx)
        for (const { subject } of rows) violations.push({ invariant, finding, subject })
      }
      for (const subject of await brokenSeals(trx))
        violations.push({ invariant: 'I20', finding: 'what a seal covers is not what was sealed', subject })
      return violations
    })
}
