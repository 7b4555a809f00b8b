import { type RawBuilder, sql } from 'kysely'
import { systemAuditEntry, writeAudit } from '../audit/entry.ts'
import type { Unit } from '../database/index.ts'
import type { Platform } from '../platform.ts'
import { removeFromFolder } from '../uploads/uploads.ts'
import { forEachClosure } from './forEachClosure.ts'
import { type Erasure, erasures } from './personalData.ts'

const dayMs = 86_400_000

/**
 * Erases the accounts that were closed long enough ago. While a self-exclusion runs, the contacts stay: they are what a new
 * account of the same person is recognised by.
 */
export async function eraseDueAccounts(platform: Platform): Promise<void> {
  const now = platform.now()
  const before = new Date(now.getTime() - platform.settings.keepDays.closedAccounts * dayMs)
  const due = platform.db
    .selectFrom('account_closure')
    .select(['id', 'member_id'])
    .where('closed_at', '<=', before)
    .where('erased_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('play_exclusion')
            .select('member_id')
            .whereRef('play_exclusion.member_id', '=', 'account_closure.member_id')
            .where('until', '>', now),
        ),
      ),
    )
  await forEachClosure(platform, due, 'erasure', (unit, { id, member_id }) =>
    eraseAccount(platform, unit, id, member_id),
  )
}

async function eraseAccount(platform: Platform, unit: Unit, closureId: string, memberId: string) {
  const { trx } = unit
  const now = platform.now()
  const taken = await trx
    .updateTable('account_closure')
    .set({ erased_at: now })
    .where('id', '=', closureId)
    .where('erased_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!taken) return
  const pictures = await trx.selectFrom('upload').select('id').where('member_id', '=', memberId).execute()
  for (const erasure of erasures) await statementOf(erasure, memberId).execute(trx)
  await writeAudit(trx, systemAuditEntry(memberId, 'accountErased', now))
  unit.afterCommit(() =>
    removeFromFolder(
      platform.settings.uploadFolder,
      pictures.map(({ id }) => id),
    ),
  )
}

/** Deletes or overwrites a member's rows of one table. */
function statementOf({ table, by, via, set }: Erasure, memberId: string): RawBuilder<unknown> {
  const own = (column: string) =>
    via
      ? sql`${sql.ref(column)} IN (SELECT id FROM ${sql.table(via.table)} WHERE ${sql.ref(via.by)} = ${memberId})`
      : sql`${sql.ref(column)} = ${memberId}`
  const where = sql.join(by.map(own), sql` OR `)
  if (!set) return sql`DELETE FROM ${sql.table(table)} WHERE ${where}`
  const changes = Object.entries(set).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  return sql`UPDATE ${sql.table(table)} SET ${sql.join(changes)} WHERE ${where}`
}
