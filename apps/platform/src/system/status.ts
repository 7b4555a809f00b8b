import type { Db } from '../http/implement.ts'

type StatusCode = 0 | 1 | 2

interface SystemStatus {
  /** 0 normal, 1 maintenance, 2 region blocked. */
  readonly status: StatusCode
  readonly message: string
  readonly until: Date | null
}

/** The switch of the whole platform: kept in the database, read at most once a second by each process. */
export interface StatusBoard {
  read(): Promise<SystemStatus>
  write(status: SystemStatus, now: Date): Promise<void>
}

const rereadAfter = 1_000

export function makeStatusBoard(db: Db): StatusBoard {
  let known: SystemStatus | null = null
  let readAt = 0
  return {
    async read() {
      if (known && Date.now() - readAt < rereadAfter) return known
      const row = await db
        .selectFrom('system_status')
        .select(['status', 'message', 'until'])
        .where('id', '=', 1)
        .executeTakeFirstOrThrow()
      readAt = Date.now()
      known = { status: row.status as StatusCode, message: row.message, until: row.until }
      return known
    },
    async write(status, now) {
      await db
        .updateTable('system_status')
        .set({ ...status, changed_at: now })
        .where('id', '=', 1)
        .execute()
      readAt = Date.now()
      known = status
    },
  }
}
