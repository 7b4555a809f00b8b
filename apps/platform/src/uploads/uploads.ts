import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Selectable } from 'kysely'
import type { Db } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import type { Platform } from '../platform.ts'
import type { UploadTables } from './tables.ts'

export type Upload = Selectable<UploadTables['upload']>

/** Hours that an image waits for the request that it was uploaded for. */
export const waitHours = 24
const viewMinutes = 60

const fileOf = (folder: string, id: string): string => join(folder, id)

/** Writes an image into the folder of uploads; null (and nothing) where the database keeps them. */
export async function keepInFolder(folder: string | null, id: string, bytes: Uint8Array): Promise<boolean> {
  if (folder === null) return false
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(fileOf(folder, id), bytes, { mode: 0o600, flag: 'wx' })
  return true
}

export const readBytes = (folder: string | null, row: Upload): Promise<Uint8Array | null> => {
  if (row.bytes !== null) return Promise.resolve(row.bytes)
  return folder === null ? Promise.resolve(null) : readFile(fileOf(folder, row.id)).catch(() => null)
}

/** Removes images that no request used. */
export async function forgetUnused(db: Db, before: Date, folder: string | null): Promise<void> {
  const gone = await db
    .deleteFrom('upload')
    .where('use_type', 'is', null)
    .where('created_at', '<', before)
    .returning('id')
    .execute()
  await removeFromFolder(
    folder,
    gone.map(({ id }) => id),
  )
}

export async function removeFromFolder(folder: string | null, ids: readonly string[]): Promise<void> {
  if (folder !== null) for (const id of ids) await rm(fileOf(folder, id), { force: true })
}

const seal = ({ secrets }: Platform, id: string, until: number): string =>
  secrets.mark('upload-view', `${id}:${until}`).slice(0, 32)

/** An image's URL: on the platform's own origin, valid for an hour, for all who have it. */
export function viewAddress(platform: Platform, id: string): string {
  // On whole minutes, so that a list read twice has the same addresses and a browser caches the images.
  const until = Math.ceil(platform.now().getTime() / 60_000) + viewMinutes
  return `${platform.settings.publicUrls.platform}/uploads/${id}?until=${until}&key=${seal(platform, id, until)}`
}

export function mayView(platform: Platform, id: string, query: URLSearchParams): boolean {
  const until = Number(query.get('until'))
  const key = query.get('key') ?? ''
  return until * 60_000 > platform.now().getTime() && key === seal(platform, id, until)
}

export interface Use {
  /** What the images belong to: `promotion`, `feedback`, `withdrawal`. */
  readonly type: string
  readonly id: string
}

/**
 * Assigns a member's unused images to one use, in its transaction. Each image serves once; another's, one that
 * was used, and one that does not exist are refused alike, for the field `images`.
 */
export async function claimUploads(
  trx: Db,
  memberId: string,
  ids: readonly string[],
  use: Use,
): Promise<void> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return
  const claimed = await trx
    .updateTable('upload')
    .set({ use_type: use.type, use_id: use.id })
    .where('id', 'in', wanted)
    .where('member_id', '=', memberId)
    .where('use_type', 'is', null)
    .returning('id')
    .execute()
  if (claimed.length === wanted.length) return
  throw new Refusal('invalidFields', { problems: [{ field: 'images', code: 'choice' }] })
}

/** The images of some uses of one type, by the use's id. */
export async function picturesOf(
  platform: Platform,
  db: Db,
  type: string,
  useIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const found = new Map<string, string[]>()
  if (useIds.length === 0) return found
  const rows = await db
    .selectFrom('upload')
    .select(['id', 'use_id'])
    .where('use_type', '=', type)
    .where('use_id', 'in', [...useIds])
    .orderBy('id')
    .execute()
  for (const { id, use_id: useId } of rows) {
    if (useId !== null) found.set(useId, [...(found.get(useId) ?? []), viewAddress(platform, id)])
  }
  return found
}
