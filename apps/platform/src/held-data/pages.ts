import { sha256 } from '../encryption/secrets.ts'
import { asDownload } from '../exports/download.ts'
import { fileNameOf } from '../exports/fileName.ts'
import { zip } from '../exports/zip.ts'
import type { Fetch } from '../hosting/site.ts'
import { failure, toResponse } from '../http/answer.ts'
import type { Platform } from '../platform.ts'
import { dayAt } from '../records/days.ts'
import { liveSession } from '../sessions/sessions.ts'
import { heldFiles } from './archive.ts'

const exportPath = /^\/held-data\/([\w-]{20,128})$/

/** The file; once its last byte is read, the export is recorded as completed. */
async function* recordingCompletion(
  { db, now }: Platform,
  memberId: string,
  file: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, void> {
  yield* file
  await db
    .updateTable('held_data_export')
    .set({ completed_at: now() })
    .where('member_id', '=', memberId)
    .execute()
}

/**
 * Answers a copy of a member's data at its address, as `exportPages` does a record: once, within its minute, and while the
 * session lasts. Null for every other path.
 */
export function heldDataPages(
  platform: Platform,
): (...request: Parameters<Fetch>) => Promise<Response | null> {
  const { db, settings } = platform
  return async (request) => {
    const code = request.method === 'GET' ? exportPath.exec(new URL(request.url).pathname)?.[1] : undefined
    if (code === undefined) return null
    const asked = await db
      .updateTable('held_data_export')
      .set({ code_hash: null })
      .where('code_hash', '=', sha256(code))
      .returningAll()
      .executeTakeFirst()
    if (!asked || asked.expires_at <= platform.now()) return toResponse(failure('notFound'))
    const session = await liveSession(platform, asked.session_id)
    if (session?.memberId !== asked.member_id) return toResponse(failure('notFound'))
    const { member_id: memberId, language, asked_at: at } = asked
    const today = dayAt(at, settings.brand.gmtOffsetMinutes)
    const name = fileNameOf('data', { account: session.account, from: today, to: today }, 'zip')
    const file = zip(heldFiles(platform, { memberId, language, at }))
    return asDownload(recordingCompletion(platform, memberId, file), 'application/zip', name)
  }
}
