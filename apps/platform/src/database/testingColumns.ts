import { type Kysely, sql } from 'kysely'

export interface Column {
  readonly of: string
  readonly name: string
  readonly type: string
}

/** Migrations create them for apps/sandbox, whose own tests check them (docs/decisions/0142). */
export const isOfSandbox = ({ of }: Pick<Column, 'of'>): boolean => of.startsWith('sandbox_')

/** Every column of every table. */
export async function readColumns<T>(db: Kysely<T>): Promise<readonly Column[]> {
  const { rows } = await sql<Column>`
    SELECT table_name AS "of", column_name AS name, data_type AS type FROM information_schema.columns
    WHERE table_schema = 'public'`.execute(db)
  return rows
}
