import type { ColumnType, Generated } from 'kysely'

export interface EventTables {
  member_stream: {
    member_id: ColumnType<string, string, never>
    last_seq: bigint
    pruned_through: Generated<bigint>
  }
  member_event: {
    member_id: ColumnType<string, string, never>
    seq: ColumnType<bigint, bigint, never>
    id: ColumnType<string, string, never>
    type: ColumnType<string, string, never>
    payload: ColumnType<unknown, string, never>
    at: Generated<Date>
  }
}
