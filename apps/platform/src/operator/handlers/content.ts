import { tellContent } from '../../content/called.ts'
import { parseContent } from '../../content/files/parse.ts'
import { publishWithin } from '../../content/files/publish.ts'
import type { ContentKind } from '../../content/files/schema.ts'
import { placesOf } from '../../content/sanitise.ts'
import { addVersion, type ContentVersion, listVersions, readVersion } from '../../content/versions.ts'
import type { Unit } from '../../database/index.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Platform } from '../../platform.ts'
import { type ContentCalls, contentCalls } from '../contract/content.ts'
import { implement, type Operation, type OperatorContext } from '../implement.ts'

const maxProblems = 100

const check = ({ settings }: Platform, kind: ContentKind, content: unknown) =>
  parseContent({ [kind]: content }, placesOf(settings))

/** Of two truths one would be overwritten by the other's next change: the folder is the only one where there is one. */
function requireCalled({ settings }: Platform): void {
  if (settings.content.source === 'calls') return
  const reason = 'CONTENT_FOLDER is set, so content is put into that folder'
  throw new Refusal('wrongState', { params: { reason } })
}

interface Put {
  readonly kind: ContentKind
  readonly expected: number
  /** Null gives the kind back to the settings. */
  readonly content: unknown
}

/** Adds a version and publishes it, all in the call's transaction; every process uses it once that is committed. */
async function put(
  { platform, operator, unit, name }: OperatorContext & { readonly unit: Unit },
  { kind, expected, content: written }: Put,
): Promise<{ version: number }> {
  requireCalled(platform)
  const { content, problems } =
    written === null ? { content: {}, problems: [] } : check(platform, kind, written)
  if (problems.length > 0)
    throw new Refusal('invalidFields', {
      problems: problems
        .slice(0, maxProblems)
        .map(({ field, reason }) => ({ field, code: 'content', params: { reason } })),
    })
  const version = await addVersion(unit, expected, {
    kind,
    content: written === null ? null : JSON.stringify(written),
    operator: operator.name,
    created_at: platform.now(),
  })
  await publishWithin(platform, unit, content)
  unit.afterCommit(() => tellContent(platform))
  name({ target: `${kind}@${version}` })
  return { version }
}

const shown = ({ version, content, operator, created_at }: ContentVersion) => ({
  version,
  content: content === null ? null : (JSON.parse(content) as unknown),
  operator,
  at: created_at.toISOString(),
})

function operationsOf(kind: ContentKind, calls: ContentCalls): readonly Operation[] {
  return [
    implement(calls.read, async (_request, { db }) => {
      const newest = await readVersion(db, kind)
      return newest ? shown(newest) : { version: 0, content: null, operator: null, at: null }
    }),
    implement(calls.check, async ({ body }, { platform }) => {
      const problems = check(platform, kind, body.content).problems.slice(0, maxProblems)
      return { usable: problems.length === 0, problems: [...problems] }
    }),
    implement(calls.put, ({ body }, context) =>
      put(context, { kind, expected: body.expectedVersion, content: body.content }),
    ),
    implement(calls.versions, async (_request, { db }) => ({
      rows: (await listVersions(db, kind)).map(({ version, operator, created_at }) => ({
        version,
        operator,
        at: created_at.toISOString(),
      })),
    })),
    implement(calls.readVersion, async ({ params }, { db }) => {
      const found = await readVersion(db, kind, params.version)
      if (!found) throw new Refusal('notFound')
      return shown(found)
    }),
    implement(calls.rollBack, async ({ body }, context) => {
      const { expectedVersion: expected, version } = body
      if (version === 0) return put(context, { kind, expected, content: null })
      const found = await readVersion(context.db, kind, version)
      if (!found) throw new Refusal('notFound')
      return put(context, {
        kind,
        expected,
        content: found.content === null ? null : JSON.parse(found.content),
      })
    }),
  ]
}

export const contentOperations: readonly Operation[] = contentCalls.flatMap(({ kind, calls }) =>
  operationsOf(kind, calls),
)
