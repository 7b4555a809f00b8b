import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { splitStatements } from './statements.ts'
import { sqlState } from './transact.ts'

const folder = new URL('./migrations/', import.meta.url)
/** Two processes that create the same table at the same moment collide in the catalogue. */
const createdByAnother = new Set(['23505', '42P07', '42710', 'XX000'])

/**
 * Brings the database to the newest of `migrations/NNNN_name.sql`. Each file runs once, in order, in a
 * transaction of its own that holds the lock row: any number of processes may start at once. A file that
 * was changed after it ran is refused. `before` stops before a file, so that a test finds the data of that version.
 */
export async function migrate<T>(db: Kysely<T>, before = 'end'): Promise<string[]> {
  await createBooks(db)
  const books = await sql<{ name: string; hash: string }>`SELECT name, hash FROM schema_migration`.execute(db)
  const known = new Map(books.rows.map(({ name, hash }) => [name, hash]))
  const applied: string[] = []
  for (const name of readdirSync(folder)
    .filter((file) => /^[0-9]{4}_\w+\.sql$/.test(file) && file < before)
    .sort()) {
    const text = readFileSync(new URL(name, folder), 'utf8')
    const hash = createHash('sha256').update(text).digest('hex')
    if (known.get(name) !== hash && (await applyOnce(db, { name, text, hash }))) applied.push(name)
  }
  return applied
}

async function createBooks<T>(db: Kysely<T>) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await sql`CREATE TABLE IF NOT EXISTS schema_lock (id smallint PRIMARY KEY)`.execute(db)
      await sql`INSERT INTO schema_lock (id) VALUES (1) ON CONFLICT (id) DO NOTHING`.execute(db)
      await sql`CREATE TABLE IF NOT EXISTS schema_migration (
        name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now()
      )`.execute(db)
      return
    } catch (error) {
      if (attempt === 10 || !createdByAnother.has(sqlState(error) ?? '')) throw error
      await pause(Math.random() * 50 * attempt)
    }
  }
}

interface Migration {
  readonly name: string
  readonly text: string
  readonly hash: string
}

async function applyOnce<T>(db: Kysely<T>, { name, text, hash }: Migration): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await sql`SELECT id FROM schema_lock WHERE id = 1 FOR UPDATE`.execute(trx)
    const seen = await sql<{ hash: string }>`SELECT hash FROM schema_migration WHERE name = ${name}`.execute(
      trx,
    )
    const known = seen.rows[0]
    if (known && known.hash !== hash) {
      throw new Error(
        `Migration ${name} was changed after it ran here. Add a new migration, or reset this database.`,
      )
    }
    if (known) return false
    for (const statement of splitStatements(text)) await sql.raw(statement).execute(trx)
    await sql`INSERT INTO schema_migration (name, hash) VALUES (${name}, ${hash})`.execute(trx)
    return true
  })
}
