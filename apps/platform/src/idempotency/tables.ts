import type { ColumnType, Generated } from 'kysely'

export interface IdempotencyTables {
  idempotency: {
    scope: ColumnType<string, string, never>
    key: ColumnType<string, string, never>
    request_hash: ColumnType<string, string, never>
    /** Null only inside the transaction that is still working on the response. */
    body: ColumnType<string | null, never, string>
    created_at: Generated<Date>
  }
}
