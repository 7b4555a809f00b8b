import { log } from '../observability/log.ts'
import type { Platform } from '../platform.ts'
import { parseContent, type WrittenContent } from './files/parse.ts'
import type { ContentKind, OperatorContent } from './files/schema.ts'
import { placesOf } from './sanitise.ts'
import { newestVersions } from './versions.ts'

const channel = 'baize_content'

/** Notifies every process that operators put other content. */
export const notifyContent = ({ database }: Platform): Promise<void> => database.bus.publish(channel, '')

/** Calls `onChange` when content was put in any process, and when that may have been missed. */
export const watchContent = ({ database }: Platform, onChange: () => void) =>
  database.bus.subscribe(channel, onChange, onChange)

/**
 * The newest content of every kind. What cannot be used, as another version of the platform put it, is logged and left out: no
 * process fails to start over it.
 */
export async function readCalledContent({ db, settings }: Platform): Promise<OperatorContent> {
  const written: { -readonly [Kind in ContentKind]?: WrittenContent[Kind] } = {}
  for (const { kind, content } of await newestVersions(db))
    if (content !== null) written[kind] = JSON.parse(content)
  const { problems, content } = parseContent(written, placesOf(settings))
  const wrong = new Set(problems.map(({ kind }) => kind))
  for (const { kind, field, reason } of problems)
    log.error({ where: 'content', kind, field, reason }, 'content is not used')
  return Object.fromEntries(
    Object.entries(content).filter(([kind]) => !wrong.has(kind as ContentKind)),
  ) as OperatorContent
}
