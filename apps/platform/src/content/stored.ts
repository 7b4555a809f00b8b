import { log } from '../observability/log.ts'
import type { Platform } from '../platform.ts'
import { parseContent } from './files/parse.ts'
import type { ContentKind } from './files/schema.ts'
import type { StoredKind } from './follow.ts'
import { placesOf } from './sanitise.ts'
import { newestVersions, readVersion } from './versions.ts'

const channel = 'baize_content'

/** Notifies every process that operators put other content. */
export const notifyContent = ({ database }: Platform): Promise<void> => database.bus.publish(channel, '')

/** Calls `onChange` when content was put in any process, and when that may have been missed. */
export const watchContent = ({ database }: Platform, onChange: () => void) =>
  database.bus.subscribe(channel, onChange, onChange)

/**
 * The kinds of content of which there is a newer version than the known one. What cannot be used, as another version of the platform
 * put it, is logged and is none: no process fails to start over it.
 */
export async function readStoredContent(
  { db, settings }: Platform,
  known: ReadonlyMap<ContentKind, number>,
): Promise<StoredKind[]> {
  const read: StoredKind[] = []
  for (const { kind, version } of await newestVersions(db)) {
    if (version <= (known.get(kind) ?? 0)) continue
    const newest = await readVersion(db, kind)
    if (!newest) continue
    const written: unknown = newest.content === null ? undefined : JSON.parse(newest.content)
    const { problems, content } = parseContent({ [kind]: written }, placesOf(settings))
    for (const { field, reason } of problems)
      log.error({ where: 'content', kind, field, reason }, 'content is not used')
    read.push({ kind, version: newest.version, content: problems.length > 0 ? {} : content })
  }
  return read
}
