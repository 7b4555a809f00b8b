import type { Db } from '../http/implement.ts'

/** What a list of bets says of those that it may lack: nothing where its period begins after the archives. */
export async function archivedSince(db: Db, start: Date): Promise<{ archivedBefore?: string }> {
  const before = await betsArchivedBefore(db)
  return before !== null && start < before ? { archivedBefore: before.toISOString() } : {}
}

/** Bets that were settled before this moment may be in archives; null while none is. */
export async function betsArchivedBefore(db: Db): Promise<Date | null> {
  const { before } = await db
    .selectFrom('bet_archive')
    .select(({ fn }) => fn.max('before').as('before'))
    .executeTakeFirstOrThrow()
  return before
}
