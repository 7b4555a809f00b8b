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

/** The source text of the generated module: one constant a call, each tied to its definition's types. */
export function generatedCalls(calls: Record<string, CallDefinition>, events: z.ZodMiniType): string {
  const constants = Object.values(calls).map(({ id, method, path, encrypted, idempotent, value }) => {
    const call = {
      id,
      method,
      path,
      ...(encrypted && { encrypted }),
      ...(idempotent && { idempotent }),
      shape: describe(value),
    }
    return `export const ${id}: Call<typeof contract.${id}> = ${JSON.stringify(call)}`
  })
  return [
    '// Made from the contract by `pnpm --filter @baize/api generate`; not to be edited.',
    "import type * as contract from '../../contract/index.ts'",
    "import type { Call } from '../call.ts'",
    "import type { Shape } from '../shape.ts'",
    '',
    ...constants,
    '',
    `export const liveEventShape: Shape = ${JSON.stringify(describe(events))}`,
    '',
  ].join('\n')
}
