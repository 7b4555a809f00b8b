import { sql } from 'kysely'
import type { Db } from '../http/implement.ts'
import { medianOf } from '../wallet/median.ts'

/** The number of the newest payments that are measured. */
const sample = 400

/** Within how many seconds half of the latest withdrawals were paid; null while there are too few. */
export async function withdrawalMedian(db: Db): Promise<number | null> {
  const { rows } = await sql<{ seconds: number }>`
    SELECT extract(epoch FROM withdrawal_step.at - withdrawal.created_at)::int AS seconds
    FROM withdrawal_step JOIN withdrawal
      ON withdrawal.member_id = withdrawal_step.member_id AND withdrawal.id = withdrawal_step.withdrawal_id
    WHERE withdrawal_step.state = 'confirmPending' ORDER BY withdrawal_step.at DESC LIMIT ${sample}
  `.execute(db)
  return medianOf(rows.map(({ seconds }) => seconds))
}
