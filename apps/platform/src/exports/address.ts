import { randomToken, sha256 } from '../encryption/secrets.ts'
import type { Context, Session } from '../http/implement.ts'
import type { ExportTables } from './tables.ts'

/** How long the address of a file is good for. */
const lifetime = 60_000

type Asked = Pick<ExportTables['record_export'], 'record' | 'format' | 'language' | 'file_name'> & {
  readonly filter: object
  readonly columns: readonly object[] | null
}

/** An address at which a list is written as a file: once, soon, and while the session lasts. */
export async function exportAddress(
  { db, settings, session }: Pick<Context, 'db' | 'settings'> & { readonly session: Session },
  { record, format, language, file_name, filter, columns }: Asked,
  at: Date,
): Promise<{ url: string; expiresAt: string }> {
  const code = randomToken()
  const expiresAt = new Date(at.getTime() + lifetime)
  await db
    .insertInto('record_export')
    .values({
      ...{ code_hash: sha256(code), member_id: session.memberId, session_id: session.id },
      ...{ record, format, filter: JSON.stringify(filter), language, file_name },
      columns: columns && JSON.stringify(columns),
      ...{ asked_at: at, expires_at: expiresAt },
    })
    .execute()
  const url = new URL(`/exports/${code}`, settings.publicUrls.platform).href
  return { url, expiresAt: expiresAt.toISOString() }
}
