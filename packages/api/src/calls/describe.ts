import type * as z from 'zod/mini'
import type { CallDefinition } from '../contract/call.ts'
import { amount } from '../contract/scalars.ts'
import type { Shape } from './shape.ts'

interface Definition {
  type: string
  format?: string
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  innerType?: z.ZodMiniType
  valueType?: z.ZodMiniType
  values?: (string | number | boolean)[]
  entries?: Record<string, string | number>
  options?: z.ZodMiniType[]
  discriminator?: string
}

/** The shape of a schema. Run when the calls are generated; a schema without a shape stops it with its type. */
export function describe(schema: z.ZodMiniType): Shape {
  if (schema === amount) return 'm'
  const definition = (schema as unknown as { def: Definition }).def
  const inner = (part: z.ZodMiniType | undefined) => describe(part as z.ZodMiniType)
  switch (definition.type) {
    case 'string':
      return 's'
    case 'number':
      return definition.format === 'safeint' ? 'i' : 'n'
    case 'boolean':
      return 'b'
    case 'unknown':
      return 'u'
    case 'array':
      return ['array', inner(definition.element)]
    case 'nullable':
      return ['null', inner(definition.innerType)]
    case 'record':
      return ['record', inner(definition.valueType)]
    case 'literal':
      return ['one', ...(definition.values ?? [])]
    case 'enum':
      return ['one', ...Object.values(definition.entries ?? {})]
    case 'union':
      return union(definition)
    case 'object':
      return object(definition.shape ?? {})
    default:
      throw new TypeError(
        `describe: no shape for a zod schema of type ${definition.type}; add one to calls/describe.ts.`,
      )
  }
}

function object(fields: Record<string, z.ZodMiniType>): Shape {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { type, innerType } = (field as unknown as { def: Definition }).def
      return type === 'optional'
        ? [`${name}?`, describe(innerType as z.ZodMiniType)]
        : [name, describe(field)]
    }),
  )
}

function union({ options = [], discriminator }: Definition): Shape {
  const shapes = options.map(describe)
  if (discriminator === undefined) {
    return [
      'one',
      ...shapes.flatMap((shape) => (Array.isArray(shape) && shape[0] === 'one' ? shape.slice(1) : [])),
    ]
  }
  const byValue = shapes.map((shape) => {
    const { [discriminator]: kind } = shape as { [field: string]: Shape }
    return [(kind as readonly ['one', string])[1], shape] as const
  })
  return ['by', discriminator, Object.fromEntries(byValue)]
}

const made = '// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.'

/**
 * The source texts of the generated modules, by file name: one module a call, tied to its definition's types, so that a
 * page downloads the shapes of its own calls; and the one that names them all.
 */
export function generatedCalls(calls: Record<string, CallDefinition>): Record<string, string> {
  const definitions = Object.values(calls)
  return {
    'calls.ts': [made, ...definitions.map(({ id }) => `export { ${id} } from './call/${id}.ts'`), ''].join(
      '\n',
    ),
    ...Object.fromEntries(
      definitions.map((definition) => [`call/${definition.id}.ts`, generatedCall(definition)]),
    ),
  }
}

function generatedCall({ id, method, path, encrypted, idempotent, value }: CallDefinition): string {
  const call = {
    id,
    method,
    path,
    ...(encrypted && { encrypted }),
    ...(idempotent && { idempotent }),
    shape: describe(value),
  }
  return [
    made,
    "import type { Calls } from '../../../contract/index.ts'",
    "import type { Call } from '../../call.ts'",
    '',
    `export const ${id}: Call<Calls['${id}']> = ${JSON.stringify(call)}`,
    '',
  ].join('\n')
}

/** The source text of the module of live events: apart, as a page fetches it once a session exists. */
export function generatedEvents(events: z.ZodMiniType): string {
  return [
    made,
    "import type { Shape } from '../shape.ts'",
    '',
    `export const liveEventShape: Shape = ${JSON.stringify(describe(events))}`,
    '',
  ].join('\n')
}
