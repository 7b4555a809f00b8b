import type { Schema } from '@baize/platform/database/schema.ts'
import type { Insertable, Kysely } from 'kysely'

/** Rows of one statement: with a score of columns far from the protocol's 65,535 parameters. */
const atOnce = 1_000

/** Inserts a row for each item, many in a statement. */
export async function insertAll<Table extends keyof Schema & string, Item>(
  db: Kysely<Schema>,
  table: Table,
  items: readonly Item[],
  row: (item: Item) => Insertable<Schema[Table]>,
): Promise<void> {
  for (let first = 0; first < items.length; first += atOnce) {
    await db
      .insertInto(table)
      .values(items.slice(first, first + atOnce).map(row))
      .execute()
  }
}
