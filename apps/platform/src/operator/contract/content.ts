import { z } from 'zod'
import { type ContentKind, contentFiles, contentKinds } from '../../content/files/schema.ts'
import { defineOperatorCall, type OperatorRole } from './call.ts'
import { instant } from './scalars.ts'

/** Who puts a kind of content. What costs money when it is wrong needs `money`: payout limits, bonuses, products, and rewards of promotions. */
const roleOfKind: Readonly<Record<ContentKind, OperatorRole>> = {
  announcements: 'content',
  banners: 'content',
  promotions: 'money',
  help: 'content',
  registerRules: 'settings',
  switches: 'settings',
  limits: 'money',
  vendors: 'games',
  games: 'games',
  banks: 'money',
  bonuses: 'money',
  products: 'money',
  chat: 'content',
}

const version = z.int().min(0).max(1_000_000_000)

/** What each kind looks like in its file, for the document. Made when that is: no start of a platform waits for it. */
export const contentSchemas = (): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    contentKinds.map((kind) => {
      const { $schema: _, ...schema } = z.toJSONSchema(contentFiles[kind], {
        io: 'input',
        unrepresentable: 'any',
      })
      return [nameOf(kind), schema]
    }),
  )

function nameOf(kind: ContentKind): string {
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`
}

/** The content of a kind as it is written in its file; the handler checks it, so that its problems are those of the files. */
const writtenAs = (kind: ContentKind) => z.unknown().meta({ $ref: `#/components/schemas/${nameOf(kind)}` })

const problem = z.object({
  /** Such as `[2].title.en`; empty for the whole. */
  field: z.string(),
  reason: z.string(),
})

function callsOfKind(kind: ContentKind) {
  const role = roleOfKind[kind]
  const content = writtenAs(kind)
  const path = `/operator/content/${kind}`
  const name = nameOf(kind)
  const readers = [role, 'read'] as const
  const put = z.object({ version })
  return {
    read: defineOperatorCall({
      id: `read${name}`,
      method: 'GET',
      path,
      summary: `The newest version of ${kind}; version 0 where operators put none.`,
      roles: readers,
      value: z.object({
        version,
        /** Null where there is none: the settings apply. */
        content: z.union([content, z.null()]),
        operator: z.string().nullable(),
        at: instant.nullable(),
      }),
    }),
    check: defineOperatorCall({
      id: `check${name}`,
      method: 'POST',
      path: `${path}/check`,
      summary: `Whether ${kind} could be put so, and what is wrong with it. Changes nothing.`,
      roles: readers,
      body: z.strictObject({ content }),
      value: z.object({ usable: z.boolean(), problems: z.array(problem) }),
    }),
    put: defineOperatorCall({
      id: `put${name}`,
      method: 'PUT',
      path,
      summary: `Replaces ${kind} as a whole. Refused where \`expectedVersion\` is not the newest.`,
      roles: [role],
      changes: 'settings',
      body: z.strictObject({ expectedVersion: version, content }),
      value: put,
      errors: ['wrongState'],
    }),
    versions: defineOperatorCall({
      id: `list${name}Versions`,
      method: 'GET',
      path: `${path}/versions`,
      summary: `The versions of ${kind}, the newest first: who put each, and when.`,
      roles: readers,
      value: z.object({
        rows: z.array(z.object({ version, operator: z.string(), at: instant })),
      }),
    }),
    readVersion: defineOperatorCall({
      id: `read${name}Version`,
      method: 'GET',
      path: `${path}/versions/{version}`,
      summary: `One version of ${kind}.`,
      roles: readers,
      params: z.strictObject({ version: z.coerce.number().pipe(version) }),
      value: z.object({
        version,
        content: z.union([content, z.null()]),
        operator: z.string(),
        at: instant,
      }),
    }),
    rollBack: defineOperatorCall({
      id: `rollBack${name}`,
      method: 'POST',
      path: `${path}/roll-back`,
      summary: `Puts an earlier version of ${kind} again, as a new one; version 0 gives it back to the settings.`,
      roles: [role],
      changes: 'settings',
      body: z.strictObject({ expectedVersion: version, version }),
      value: put,
      errors: ['wrongState'],
    }),
  }
}

export type ContentCalls = ReturnType<typeof callsOfKind>

/** The calls of each kind of content. */
export const contentCalls: readonly { readonly kind: ContentKind; readonly calls: ContentCalls }[] =
  contentKinds.map((kind) => ({ kind, calls: callsOfKind(kind) }))
