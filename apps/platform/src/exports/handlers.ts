import { type CallDefinition, calls, mostExportRows } from '@baize/api/contract'
import { randomToken, sha256 } from '../encryption/secrets.ts'
import { openTo } from '../http/guard.ts'
import type { Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { spend } from '../limits/throttle.ts'
import { dayAt } from '../records/days.ts'
import { countRows } from './pieces.ts'
import { requireColumns } from './sheets.ts'

/** How long the address of a file is good for. */
const lifetime = 60_000

export const exportHandlers: Pick<Handlers, 'createRecordExport'> = {
  async createRecordExport({ body }, context) {
    const { db, session, settings, language, now } = context
    const { record, format, columns } = body
    const definition: CallDefinition = calls[record]
    if (!openTo(definition, session.role)) throw new Refusal('forbidden')
    if (columns) requireColumns(record, columns)
    const at = now()
    await spend(db, `export:${session.memberId}`, { everySeconds: 6, burst: 10 }, at)
    const { after: _, pageSize: __, ...filter } = body.filter
    // Read here already, so that whatever is wrong with it is said where the screen can say it.
    const count = await countRows(mostExportRows, record, filter, { ...context, now: () => at })
    if (count === null) {
      const problem = { field: 'filter', code: 'tooManyRows', params: { max: mostExportRows } }
      throw new Refusal('invalidFields', { problems: [problem] })
    }
    const code = randomToken()
    const fileName = `${record}-${dayAt(at, settings.brand.gmtOffsetMinutes)}.${format}`
    const expiresAt = new Date(at.getTime() + lifetime)
    await db
      .insertInto('record_export')
      .values({
        ...{ code_hash: sha256(code), member_id: session.memberId, session_id: session.id },
        ...{ record, format, filter: JSON.stringify(filter), language, file_name: fileName },
        columns: columns ? JSON.stringify(columns) : null,
        ...{ asked_at: at, expires_at: expiresAt },
      })
      .execute()
    const url = new URL(`/exports/${code}`, settings.publicUrls.platform).href
    return { url, fileName, count, expiresAt: expiresAt.toISOString() }
  },
}
