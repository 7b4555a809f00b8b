import type { Unit } from '../database/index.ts'
import { openedAmong } from '../games/openedGames.ts'
import type { Db } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import type { Platform } from '../platform.ts'
import { type ContentProblem, parseContent } from './files/parse.ts'
import { publishWithin } from './files/publish.ts'
import type { ContentKind } from './files/schema.ts'
import { placesOf } from './sanitise.ts'
import { notifyContent } from './stored.ts'
import { addVersion, readVersion } from './versions.ts'

const maxProblems = 100

const idsIn = (games: unknown): string[] =>
  Array.isArray(games) ? games.flatMap((game: { id?: unknown }) => (game.id ? [String(game.id)] : [])) : []

/** Opened games that the newest version has and a new one leaves out: records and open play sessions name them. */
async function droppedGames(db: Db, written: unknown): Promise<ContentProblem[]> {
  const left = new Set(idsIn(written))
  const before = idsIn(JSON.parse((await readVersion(db, 'games'))?.content ?? 'null'))
  const dropped = await openedAmong(
    db,
    before.filter((id) => !left.has(id)),
    maxProblems,
  )
  return dropped.map((id) => ({
    ...{ kind: 'games', field: '' },
    reason: `leaves out game "${id}", which was played: keep it with "off": true`,
  }))
}

/** Checks the content of a kind as it is written; null is none of it. */
export async function checkContent({ settings }: Platform, db: Db, kind: ContentKind, written: unknown) {
  const parsed =
    written === null ? { content: {}, problems: [] } : parseContent({ [kind]: written }, placesOf(settings))
  const dropped = kind === 'games' ? await droppedGames(db, written) : []
  return { content: parsed.content, problems: [...parsed.problems, ...dropped].slice(0, maxProblems) }
}

/** Of two sources each change would undo the other's: the folder is the only one where there is one. */
function requireStored({ settings }: Platform): void {
  if (settings.content.source === 'database') return
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
  requireStored(platform)
  const { content, problems } = await checkContent(platform, unit.trx, kind, written)
  if (problems.length > 0)
    throw new Refusal('invalidFields', {
      problems: problems.map(({ field, reason }) => ({ field, code: 'content', params: { reason } })),
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
