import { sql } from 'kysely'
import type { Db } from '../http/implement.ts'

interface Caused {
  readonly owner_id: string
  readonly cause_type: string
  readonly cause_id: string
}

/** The other account of a movement, and what was written to it. */
interface OtherSide {
  /** Null where the other side is the platform or a bank. */
  readonly counterparty: string | null
  readonly remark: string | null
}

const none: OtherSide = { counterparty: null, remark: null }

/** The counterpart of transfers and payments of bills. */
export async function otherSidesOf(db: Db, rows: readonly Caused[]): Promise<(row: Caused) => OtherSide> {
  const idsOf = (type: string) => rows.filter((row) => row.cause_type === type).map((row) => row.cause_id)
  const [transferIds, billIds] = [idsOf('transfer'), idsOf('bill')]
  const transfers =
    transferIds.length === 0
      ? []
      : await db
          .selectFrom('transfer')
          .select(['id', 'from_member_id as from', 'to_member_id as to', 'note'])
          .where('id', 'in', transferIds)
          .execute()
  const bills =
    billIds.length === 0
      ? []
      : await db
          .selectFrom('bill')
          .select(['id', 'upline_id as from', 'party_id as to', sql<string>`''`.as('note')])
          .where('id', 'in', billIds)
          .execute()
  const sides = [...transfers, ...bills].flatMap(({ from, to }) => (from === null ? [to] : [from, to]))
  const people =
    sides.length === 0
      ? []
      : await db
          .selectFrom('member')
          .select(['id', 'account'])
          .where('id', 'in', [...new Set(sides)])
          .execute()
  const accounts = new Map(people.map(({ id, account }) => [id, account]))
  return ({ owner_id: owner, cause_type, cause_id }) => {
    const found =
      cause_type === 'transfer'
        ? transfers.find(({ id }) => id === cause_id)
        : cause_type === 'bill'
          ? bills.find(({ id }) => id === cause_id)
          : undefined
    if (!found) return none
    const other = found.from === owner ? found.to : found.from
    return {
      counterparty: other === null ? null : (accounts.get(other) ?? null),
      remark: found.note || null,
    }
  }
}
