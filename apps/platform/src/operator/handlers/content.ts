import type { ContentKind } from '../../content/files/schema.ts'
import { checkContent, putContent } from '../../content/put.ts'
import { type ContentVersion, listVersions, readVersion } from '../../content/versions.ts'
import type { Unit } from '../../database/index.ts'
import { Refusal } from '../../http/refusal.ts'
import { type ContentCalls, contentCalls } from '../contract/content.ts'
import { implement, type Operation, type OperatorContext } from '../implement.ts'

async function put(
  { platform, operator, unit, name }: OperatorContext & { readonly unit: Unit },
  asked: { readonly kind: ContentKind; readonly expected: number; readonly content: unknown },
): Promise<{ version: number }> {
  const version = await putContent(platform, unit, { ...asked, operator: operator.name })
  name({ target: `${asked.kind}@${version}` })
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
    implement(calls.check, async ({ body }, { platform, db }) => {
      const { problems } = await checkContent(platform, db, kind, body.content)
      return { usable: problems.length === 0, problems }
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
