import * as z from 'zod/mini'
import type { CallDefinition } from '../contract/call.ts'
import { commonErrors, type ErrorCode, errorStatus, sessionErrors } from '../contract/errors.ts'
import { calls, envelope, fieldProblem } from '../contract/index.ts'

type Json = { [name: string]: Json } | Json[] | string | number | boolean | null

/** A call as the document needs it: of members, agents and vendors, or of operators. */
type DescribedCall = Pick<
  CallDefinition,
  'id' | 'path' | 'summary' | 'encrypted' | 'idempotent' | 'form' | 'upload' | 'reauthentication'
> & {
  readonly method: string
  readonly roles: readonly string[]
  readonly params?: z.core.$ZodType
  readonly query?: z.core.$ZodType
  readonly body?: z.core.$ZodType
  readonly value: z.core.$ZodType
  readonly errors?: readonly ErrorCode[]
}

/** A contract, and what its callers prove themselves by. */
interface Described {
  readonly title: string
  readonly description: string
  readonly calls: readonly DescribedCall[]
  /** Further schemas, which calls refer to. */
  readonly schemas?: { readonly [name: string]: unknown }
  readonly securitySchemes: Json
  readonly securityOf: (call: DescribedCall) => Json
  /** Codes of those who may not make the call. */
  readonly sessionErrorsOf: (call: DescribedCall) => readonly ErrorCode[]
  /** Whether pages of the sites make the call. */
  readonly site: (call: DescribedCall) => boolean
}

/** The whole contract as an OpenAPI 3.1 document. Source: the call definitions; nothing is written by hand. */
export const openApiDocument = (): Json =>
  describeCalls({
    title: 'Baize platform',
    description:
      'Every answer is an envelope `{ success, value, code?, message?, problems?, params? }`. Amounts are decimal strings. Encrypted calls take `{ jwe }`: a compact JWE (ECDH-ES, A256GCM) to the newest key of /wps/system/keys around `{ method, path, at, nonce, body }`.',
    calls: Object.values(calls) as CallDefinition[],
    securitySchemes: {
      session: {
        type: 'http',
        scheme: 'bearer',
        description: 'The token of sign-in; its HttpOnly cookie must come with it.',
      },
      vendor: {
        type: 'apiKey',
        in: 'header',
        name: 'X-Vendor-Signature',
        description:
          'Hex HMAC-SHA256 of `METHOD path\\ntime\\nnonce\\nbody` under the key of `X-Vendor`; with `X-Vendor-Time` and `X-Vendor-Nonce`.',
      },
    },
    securityOf: ({ roles }) => {
      if (roles.includes('vendor')) return [{ vendor: [] }]
      return roles.includes('member') || roles.includes('agent') ? [{ session: [] }] : []
    },
    sessionErrorsOf: ({ roles, reauthentication }) => [
      ...(roles.includes('visitor') || roles.includes('sandbox') ? [] : sessionErrors),
      ...(reauthentication ? (['passwordRequired'] as const) : []),
    ],
    site: ({ roles }) => roles.some((role) => role === 'member' || role === 'agent' || role === 'visitor'),
  })

/** Calls as an OpenAPI 3.1 document. */
export function describeCalls(described: Described): Json {
  const paths: { [path: string]: { [method: string]: Json } } = {}
  for (const call of described.calls) {
    paths[call.path] ??= {}
    const methods = paths[call.path]
    if (methods) methods[call.method.toLowerCase()] = operation(call, described)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: described.title,
      version: '0.1.0',
      description: described.description,
    },
    servers: [{ url: '/' }],
    paths: Object.fromEntries(Object.entries(paths).sort(([one], [other]) => (one < other ? -1 : 1))),
    components: {
      schemas: {
        Envelope: schema(envelope, 'output'),
        FieldProblem: schema(fieldProblem, 'output'),
        ...(described.schemas as { [name: string]: Json } | undefined),
      },
      responses: {
        Refused: {
          description: `What any call may answer: ${commonErrors.join(', ')}.`,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Envelope' } } },
        },
      },
      securitySchemes: described.securitySchemes,
    },
    'x-error-codes': { ...errorStatus },
  }
}

function operation(call: DescribedCall, { securityOf, sessionErrorsOf, site }: Described): Json {
  return {
    operationId: call.id,
    summary: call.summary,
    'x-roles': [...call.roles],
    'x-encrypted': call.encrypted ?? false,
    'x-idempotent': call.idempotent ?? false,
    security: securityOf(call),
    parameters: parameters(call, site(call)),
    ...(call.body
      ? {
          requestBody: {
            required: true,
            content: {
              'application/json': { schema: schema(call.body, 'input') },
              ...(call.form
                ? { 'application/x-www-form-urlencoded': { schema: schema(call.body, 'input') } }
                : {}),
            },
          },
        }
      : {}),
    ...(call.upload
      ? {
          requestBody: {
            required: true,
            content: Object.fromEntries(call.upload.types.map((type) => [type, {}])),
          },
        }
      : {}),
    responses: {
      200: {
        description: 'Done.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['success', 'value'],
              properties: { success: { const: true }, value: schema(call.value, 'output') },
            },
          },
        },
      },
      ...failures([...sessionErrorsOf(call), ...(call.errors ?? [])], call.idempotent),
      default: { $ref: '#/components/responses/Refused' },
    },
  }
}

function parameters(call: DescribedCall, forSites: boolean): Json {
  const named = (part: z.core.$ZodType | undefined, place: string): Json[] => {
    const shape = part
      ? (schema(part, 'input') as { properties?: { [name: string]: Json }; required?: string[] })
      : {}
    return Object.entries(shape.properties ?? {}).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || (shape.required ?? []).includes(name),
      schema: property,
    }))
  }
  const header = (name: string, description: string, property: Json): Json => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: property,
  })
  return [
    ...named(call.params, 'path'),
    ...named(call.query, 'query'),
    ...(forSites ? [header('X-Baize-Site', 'Which site calls.', { enum: ['member', 'agent'] })] : []),
    ...(call.idempotent
      ? [header('Idempotency-Key', 'One per intent.', { type: 'string', pattern: '^[A-Za-z0-9_-]{16,64}$' })]
      : []),
  ]
}

function failures(codes: readonly ErrorCode[], idempotent?: boolean): { [status: string]: Json } {
  const all = [...codes, ...(idempotent ? (['idempotencyKeyMissing', 'idempotencyKeyReused'] as const) : [])]
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of new Set(all)) {
    const status = errorStatus[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, named]) => [
      status,
      {
        description: named.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Envelope' } } },
      },
    ]),
  )
}

function schema(type: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(type, { io, unrepresentable: 'any' })
  return rest as Json
}
