import { sql } from 'kysely'
import type { Db } from '../http/implement.ts'
import { medianOf } from '../wallet/median.ts'

/** The number of the newest credits that are measured. */
const sample = 400

/** By method: within how many seconds half of the latest deposits were credited. */
export async function depositMedians(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ method_id: string; seconds: number }>`
    SELECT deposit.method_id, extract(epoch FROM deposit_step.at - deposit.created_at)::int AS seconds
    FROM deposit_step JOIN deposit
      ON deposit.member_id = deposit_step.member_id AND deposit.id = deposit_step.deposit_id
    WHERE deposit_step.state = 'approved' ORDER BY deposit_step.at DESC LIMIT ${sample}
  `.execute(db)
  const found = Map.groupBy(rows, ({ method_id }) => method_id)
  return new Map(
    [...found].flatMap(([method, its]) => {
      const median = medianOf(its.map(({ seconds }) => seconds))
      return median === null ? [] : [[method, median] as const]
    }),
  )
}
