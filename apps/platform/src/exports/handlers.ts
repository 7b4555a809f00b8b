import { allowsSubUser, type CallDefinition, calls, maxExportRows } from '@baize/api/contract'
import { openTo } from '../http/guard.ts'
import type { Handlers } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import { spend } from '../limits/rateLimit.ts'
import { dayAt } from '../records/days.ts'
import { exportAddress } from './address.ts'
import { requireColumns } from './columns.ts'
import { fileNameOf, subjectOf } from './fileName.ts'
import { countRows } from './pieces.ts'

export const exportHandlers: Pick<Handlers, 'createRecordExport'> = {
  async createRecordExport({ body }, context) {
    const { db, session, settings, language, now } = context
    const { record, format, columns = null } = body
    const definition: CallDefinition = calls[record]
    if (!openTo(definition, session.role)) throw new Refusal('forbidden')
    // A file of what a sub-user may not read on the page is refused as the page is.
    if (session.subUser && !allowsSubUser(record, session.subUser.permission)) throw new Refusal('forbidden')
    if (columns) requireColumns(record, columns)
    const at = now()
    await spend(db, `export:${session.memberId}`, { everySeconds: 6, burst: 10 }, at)
    const { after: _, pageSize: __, ...filter } = body.filter
    // Validated here already, so that errors are returned where the screen can show them.
    const count = await countRows(maxExportRows, record, filter, { ...context, now: () => at })
    if (count === null) {
      const problem = { field: 'filter', code: 'tooManyRows', params: { max: maxExportRows } }
      throw new Refusal('invalidFields', { problems: [problem] })
    }
    const today = dayAt(at, settings.brand.gmtOffsetMinutes)
    const fileName = fileNameOf(record, subjectOf(filter, session, today), format)
    const asked = { record, format, filter, columns, language, file_name: fileName }
    return { ...(await exportAddress(context, asked, at)), fileName, count }
  },
}
