import type { Db } from '../http/implement.ts'

/** The vendors that are being worked on. */
export async function vendorsUnderMaintenance(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('vendor_state')
    .select('vassalage')
    .where('under_maintenance', '=', true)
    .execute()
  return new Set(rows.map((row) => row.vassalage))
}
