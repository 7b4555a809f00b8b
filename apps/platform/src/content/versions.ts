import type { Unit } from '../database/index.ts'
import type { Db } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import type { ContentKind } from './files/schema.ts'
import type { ContentTables } from './tables.ts'

export type ContentVersion = ContentTables['content_version']

/** Versions of a kind that are kept. */
const maxKept = 200

/** The number of the newest version of each kind that has one. */
export const newestVersions = (db: Db) =>
  db
    .selectFrom('content_version')
    .select(({ fn }) => ['kind', fn.max('version').as('version')])
    .groupBy('kind')
    .execute()

/** A version of a kind, the newest where none is named. */
export const readVersion = (
  db: Db,
  kind: ContentKind,
  version?: number,
): Promise<ContentVersion | undefined> => {
  const versions = db.selectFrom('content_version').selectAll().where('kind', '=', kind)
  return (version === undefined ? versions : versions.where('version', '=', version))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The versions of a kind without their content, the newest first. */
export const listVersions = (db: Db, kind: ContentKind) =>
  db
    .selectFrom('content_version')
    .select(['version', 'operator', 'created_at'])
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .limit(maxKept)
    .execute()

/**
 * Adds the version that follows `expected`, which is 0 where there is none. Refuses where another operator has put one since; the
 * primary key decides between two at the same time.
 */
export async function addVersion(
  { trx }: Unit,
  expected: number,
  added: Omit<ContentVersion, 'version'>,
): Promise<number> {
  const newest = (await readVersion(trx, added.kind))?.version ?? 0
  const version = expected + 1
  const row =
    newest === expected
      ? await trx
          .insertInto('content_version')
          .values({ ...added, version })
          .onConflict((conflict) => conflict.columns(['kind', 'version']).doNothing())
          .returning('version')
          .executeTakeFirst()
      : undefined
  // What another operator adds at the same time is not read yet, but it is the next version.
  const changed = newest === expected ? version : newest
  if (!row) throw new Refusal('wrongState', { params: { reason: 'versionChanged', version: changed } })
  await trx
    .deleteFrom('content_version')
    .where('kind', '=', added.kind)
    .where('version', '<=', version - maxKept)
    .execute()
  return version
}
