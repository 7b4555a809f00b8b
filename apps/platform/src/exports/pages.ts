import { sha256 } from '../encryption/secrets.ts'
import type { Fetch } from '../hosting/site.ts'
import { failure, toResponse } from '../http/answer.ts'
import type { Session } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import type { Platform } from '../platform.ts'
import { dayAt } from '../records/days.ts'
import { liveSession } from '../sessions/sessions.ts'
import { sheetOf } from './columns.ts'
import { asDownload } from './download.ts'
import { sheetNameOf, subjectOf } from './fileName.ts'
import { piecesOf, type Rows } from './pieces.ts'
import type { Reading } from './records.ts'
import { toCsv } from './spreadsheet.ts'
import { toXlsx } from './xlsx.ts'

const place = /^\/exports\/([\w-]{20,128})$/

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** Reads a list as the session that requested the file did, at the instant of its request. */
export const readingOf = (platform: Platform, session: Session, language: string, at: Date): Reading => ({
  ...{ db: platform.db, unit: null, platform, settings: platform.settings, now: () => at },
  ...{ session, site: session.site, language, vendor: null, idempotencyKey: null },
  ...{ ip: '', country: null, cookies: new Map(), device: '', setCookie: () => {} },
})

/** Pieces of which the first was read already. */
async function* startingWith(
  first: IteratorResult<Rows, void>,
  rest: AsyncGenerator<Rows, void, void>,
): AsyncGenerator<Rows, void, void> {
  if (!first.done) yield first.value
  yield* rest
}

/**
 * Serves a file at its address, once: a second request, one too late, or one after the session has ended finds
 * nothing. The address reveals nothing of the session: it is a number of its own. Null for every other path.
 */
export function exportPages(platform: Platform): (...request: Parameters<Fetch>) => Promise<Response | null> {
  const { db, settings } = platform
  return async (request) => {
    const code = request.method === 'GET' ? place.exec(new URL(request.url).pathname)?.[1] : undefined
    if (code === undefined) return null
    const asked = await db
      .deleteFrom('record_export')
      .where('code_hash', '=', sha256(code))
      .returningAll()
      .executeTakeFirst()
    if (!asked || asked.expires_at <= platform.now()) return toResponse(failure('notFound'))
    const session = await liveSession(platform, asked.session_id)
    if (session?.memberId !== asked.member_id) return toResponse(failure('notFound'))
    const { record, format, language, filter, columns } = asked
    const reading = readingOf(platform, session, language, asked.asked_at)
    const pieces = piecesOf(record, filter, reading)
    // What existed when the file was requested may be missing, such as an account that left the team.
    const first = await pieces.next().catch((error: unknown) => {
      if (error instanceof Refusal) return error
      throw error
    })
    if (first instanceof Refusal) return toResponse(failure(first.code, first.details))
    const { gmtOffsetMinutes } = settings.brand
    const today = dayAt(asked.asked_at, gmtOffsetMinutes)
    const sheet = {
      ...sheetOf(record, startingWith(first, pieces), { language, gmtOffsetMinutes }, columns),
      name: sheetNameOf(subjectOf(filter, session, today)),
    }
    const file = format === 'csv' ? toCsv(sheet) : toXlsx(sheet)
    return asDownload(file, types[format], asked.file_name)
  }
}
