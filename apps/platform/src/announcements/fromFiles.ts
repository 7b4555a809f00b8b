import type { OperatorContent } from '../content/files/schema.ts'
import type { Unit } from '../database/index.ts'
import type { Platform } from '../platform.ts'
import { notifyAnnouncements } from './announcementEvents.ts'
import { scheduleTurns } from './publish.ts'

type File<Name extends 'announcements' | 'banners'> = OperatorContent[Name]

/** Publishes the announcements and banners of the files, and removes others of a file that exists. */
export async function publishFileAnnouncements(
  platform: Platform,
  unit: Unit,
  announcements: File<'announcements'>,
  banners: File<'banners'>,
): Promise<void> {
  const changed = [
    announcements ? await writeAnnouncements(platform, unit, announcements) : false,
    banners ? await writeBanners(unit, banners) : false,
  ]
  if (changed.includes(true)) unit.afterCommit(() => notifyAnnouncements(platform.database.bus))
}

async function writeAnnouncements(
  platform: Platform,
  unit: Unit,
  entries: NonNullable<File<'announcements'>>,
): Promise<boolean> {
  const { trx } = unit
  const known = new Map(
    (await trx.selectFrom('announcement').selectAll().execute()).map((row) => [row.id, row]),
  )
  let changed = false
  for (const { id, type, opensFor, title, content = title, from, until = null } of inOrder(entries)) {
    const row = {
      ...{ type, executions: opensFor.toSorted().join(''), published_at: from, ends_at: until },
      ...{ title: JSON.stringify(title), content: JSON.stringify(content) },
    }
    const before = known.get(id)
    known.delete(id)
    if (before && sameAs(row, before)) continue
    changed = true
    await trx
      .insertInto('announcement')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
    await scheduleTurns(platform, unit, id, [from, until])
  }
  return (await deleteRows(unit, 'announcement', [...known.keys()])) || changed
}

async function writeBanners(unit: Unit, entries: NonNullable<File<'banners'>>): Promise<boolean> {
  const { trx } = unit
  const known = new Map((await trx.selectFrom('banner').selectAll().execute()).map((row) => [row.id, row]))
  let changed = false
  const placed = entries.map((entry, position) => ({ ...entry, position }))
  for (const { id, position, group, title, text, picture, linkage, url } of inOrder(placed)) {
    const row = {
      ...{ group_name: group, position, picture, linkage_type: linkage, url },
      ...{ title: JSON.stringify(title), text: JSON.stringify(text) },
    }
    const before = known.get(id)
    known.delete(id)
    if (before && sameAs(row, before)) continue
    changed = true
    await trx
      .insertInto('banner')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute()
  }
  return (await deleteRows(unit, 'banner', [...known.keys()])) || changed
}

async function deleteRows({ trx }: Unit, table: 'announcement' | 'banner', ids: string[]): Promise<boolean> {
  if (ids.length > 0) await trx.deleteFrom(table).where('id', 'in', ids).execute()
  return ids.length > 0
}

/** By id: two processes lock the rows in one order. */
const inOrder = <Entry extends { readonly id: string }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => (one.id < other.id ? -1 : 1))

/** Whether a row already is as it would be written; texts are written as JSON and read as values. */
function sameAs(written: Readonly<Record<string, unknown>>, read: object): boolean {
  const before: Readonly<Record<string, unknown>> = { ...read }
  return Object.entries(written).every(([column, value]) => plain(value) === plain(before[column]))
}

function plain(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'object' && value !== null)
    return JSON.stringify(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
  return typeof value === 'string' && value.startsWith('{') ? plain(JSON.parse(value)) : String(value)
}
