import type { Unit } from '../database/index.ts'
import { Refusal } from '../http/refusal.ts'
import type { Platform } from '../platform.ts'
import { notifyContent } from './called.ts'
import { parseContent } from './files/parse.ts'
import { publishWithin } from './files/publish.ts'
import type { ContentKind } from './files/schema.ts'
import { placesOf } from './sanitise.ts'
import { addVersion } from './versions.ts'

export const maxProblems = 100

/** Checks the content of a kind as it is written. */
export const checkContent = ({ settings }: Platform, kind: ContentKind, written: unknown) =>
  parseContent({ [kind]: written }, placesOf(settings))

/** Of two sources each change would undo the other's: the folder is the only one where there is one. */
function requireCalled({ settings }: Platform): void {
  if (settings.content.source === 'calls') return
  const reason = 'CONTENT_FOLDER is set, so content is put into that folder'
  throw new Refusal('wrongState', { params: { reason } })
}

interface Put {
  readonly kind: ContentKind
  readonly expected: number
  /** As it is written; null gives the kind back to the settings. */
  readonly content: unknown
  /** Who puts it. */
  readonly operator: string
}

/** Adds a version and publishes it, all in one transaction; every process uses it once that is committed. */
export async function putContent(
  platform: Platform,
  unit: Unit,
  { kind, expected, content: written, operator }: Put,
): Promise<number> {
  requireCalled(platform)
  const { content, problems } =
    written === null ? { content: {}, problems: [] } : checkContent(platform, kind, written)
  if (problems.length > 0)
    throw new Refusal('invalidFields', {
      problems: problems
        .slice(0, maxProblems)
        .map(({ field, reason }) => ({ field, code: 'content', params: { reason } })),
    })
  const version = await addVersion(unit, expected, {
    kind,
    content: written === null ? null : JSON.stringify(written),
    operator,
    created_at: platform.now(),
  })
  await publishWithin(platform, unit, content)
  unit.afterCommit(() => notifyContent(platform))
  return version
}
