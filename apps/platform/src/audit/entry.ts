import type { Db } from '../http/implement.ts'
import type { AuditTables } from './tables.ts'

export type AuditEntry = AuditTables['audit_entry']

/** Appends entries, in the transaction of what they record wherever there is one. */
export async function writeAudit(db: Db, ...entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length > 0) await db.insertInto('audit_entry').values(entries).execute()
}
