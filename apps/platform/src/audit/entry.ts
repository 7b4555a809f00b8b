import { newId } from '../database/ids.ts'
import type { Db } from '../http/implement.ts'
import type { AuditTables } from './tables.ts'

export type AuditEntry = AuditTables['audit_entry']

/** Appends entries, in the transaction of what they record wherever there is one. */
export async function writeAudit(db: Db, ...entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length > 0) await db.insertInto('audit_entry').values(entries).execute()
}

/** The entry of what the platform does to an account by itself. */
export const systemAuditEntry = (memberId: string, action: string, at: Date): AuditEntry => ({
  ...{ id: newId(), at, role: 'system', actor: null, sub_user_id: null, subject: 'access' },
  ...{ action, target: memberId, amount: null, outcome: 'ok', request_id: null, address: null },
})
