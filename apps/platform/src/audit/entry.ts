import { newId } from '../database/ids.ts'
import type { Db } from '../http/implement.ts'
import type { AuditTables } from './tables.ts'

export type AuditEntry = AuditTables['audit_entry']

/** Appends entries, in the transaction of what they tell of wherever there is one. */
export async function writeAudit(db: Db, ...entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length > 0) await db.insertInto('audit_entry').values(entries).execute()
}

/** An entry of what the platform does by itself, such as the erasure of a closed account. */
export const systemEntry = (entry: Pick<AuditEntry, 'at' | 'subject' | 'action' | 'target'>): AuditEntry => ({
  ...{ id: newId(), role: 'system', actor: null, sub_user_id: null, amount: null },
  ...{ outcome: 'ok', request_id: null, address: null },
  ...entry,
})
