import { type Kysely, sql } from 'kysely'
import type { Schema } from '../database/index.ts'
import { type Cell, csvLine } from '../exports/spreadsheet.ts'
import type { AuditEntry } from './entry.ts'

export const auditFormats = ['jsonl', 'csv'] as const
export type AuditFormat = (typeof auditFormats)[number]

/** Rows that are read at once: memory stays the same however long the period is. */
const batch = 1_000

const columns = [
  ...(['at', 'role', 'actor', 'sub_user_id', 'subject', 'action', 'target', 'amount', 'outcome'] as const),
  ...(['request_id', 'address', 'id'] as const),
]

/** Amounts in units of 1/10,000, as the ledger has them; text, as JSON has no 64-bit integers. */
function textOf(entry: AuditEntry, column: (typeof columns)[number]): string | null {
  const value = entry[column]
  return value instanceof Date ? value.toISOString() : value === null ? null : String(value)
}

function cellOf(entry: AuditEntry, column: (typeof columns)[number]): Cell {
  const text = textOf(entry, column) ?? ''
  return column === 'amount' ? { number: text } : { text }
}

const lineOf: Readonly<Record<AuditFormat, (entry: AuditEntry) => string>> = {
  csv: (entry) => csvLine(columns.map((column) => cellOf(entry, column))),
  jsonl: (entry) =>
    JSON.stringify(Object.fromEntries(columns.map((column) => [column, textOf(entry, column)]))),
}

/** The audit log of a period, oldest first, a line an entry. `to` is not part of it. */
export async function* exportAudit(
  db: Kysely<Schema>,
  { from, to, format }: { readonly from: Date; readonly to: Date; readonly format: AuditFormat },
): AsyncGenerator<string> {
  if (format === 'csv') yield columns.join(',')
  let last: { readonly at: Date; readonly id: string } = { at: from, id: '' }
  for (;;) {
    const rows = await db
      .selectFrom('audit_entry')
      .selectAll()
      .where(sql<boolean>`(at, id) > (${last.at}, ${last.id})`)
      .where('at', '<', to)
      .orderBy('at')
      .orderBy('id')
      .limit(batch)
      .execute()
    for (const row of rows) yield lineOf[format](row)
    const newest = rows.at(-1)
    if (!newest || rows.length < batch) return
    last = newest
  }
}
