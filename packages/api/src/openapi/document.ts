import * as z from 'zod/mini'
import type { CallDefinition, Role } from '../contract/call.ts'
import { commonErrors, type ErrorCode, errorStatus, sessionErrors } from '../contract/errors.ts'
import { calls, envelope, fieldProblem } from '../contract/index.ts'

type Json = { [name: string]: Json } | Json[] | string | number | boolean | null

/** The whole contract as an OpenAPI 3.1 document. Source: the call definitions; nothing is written by hand. */
export function openApiDocument(): Json {
  const paths: { [path: string]: { [method: string]: Json } } = {}
  for (const call of Object.values(calls) as CallDefinition[]) {
    paths[call.path] ??= {}
    const methods = paths[call.path]
    if (methods) methods[call.method.toLowerCase()] = operation(call)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Baize platform',
      version: '0.1.0',
      description:
        'Every answer is an envelope `{ success, value, code?, message?, problems?, params? }`. Amounts are decimal strings. Encrypted calls take `{ jwe }`: a compact JWE (ECDH-ES, A256GCM) to the newest key of /wps/system/keys around `{ method, path, at, nonce, body }`.',
    },
    servers: [{ url: '/' }],
    paths: Object.fromEntries(Object.entries(paths).sort(([one], [other]) => (one < other ? -1 : 1))),
    components: {
      schemas: { Envelope: schema(envelope, 'output'), FieldProblem: schema(fieldProblem, 'output') },
      responses: {
        Refused: {
          description: `What any call may answer: ${commonErrors.join(', ')}.`,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Envelope' } } },
        },
      },
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
    },
    'x-error-codes': { ...errorStatus },
  }
}

function operation(call: CallDefinition): Json {
  const needsSession = !call.roles.includes('visitor') && !call.roles.includes('sandbox')
  return {
    operationId: call.id,
    summary: call.summary,
    'x-roles': [...call.roles],
    'x-encrypted': call.encrypted ?? false,
    'x-idempotent': call.idempotent ?? false,
    security: security(call.roles),
    parameters: parameters(call),
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
      ...failures(
        [
          ...(needsSession ? sessionErrors : []),
          ...(call.reauthentication ? (['passwordRequired'] as const) : []),
          ...(call.errors ?? []),
        ],
        call.idempotent,
      ),
      default: { $ref: '#/components/responses/Refused' },
    },
  }
}

function security(roles: readonly Role[]): Json {
  if (roles.includes('vendor')) return [{ vendor: [] }]
  return roles.includes('member') || roles.includes('agent') ? [{ session: [] }] : []
}

function parameters(call: CallDefinition): Json {
  const named = (part: z.ZodMiniType | undefined, place: string): Json[] => {
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
  const forSites = call.roles.some((role) => role === 'member' || role === 'agent' || role === 'visitor')
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

function schema(type: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(type, { io, unrepresentable: 'any' })
  return rest as Json
}
