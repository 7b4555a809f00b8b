/**
 * What a value must look like, as data: the client checks responses by it without carrying zod.
 * `s` string, `m` amount, `n` number, `i` whole number, `b` boolean, `u` anything; `[kind, ...]` for composites;
 * an object names its fields, `name?` for those that may be missing.
 */
export type Shape =
  | 's'
  | 'm'
  | 'n'
  | 'i'
  | 'b'
  | 'u'
  | readonly ['array', Shape]
  | readonly ['null', Shape]
  | readonly ['record', Shape]
  | readonly ['one', ...(string | number | boolean)[]]
  | readonly ['by', string, { readonly [value: string]: Shape }]
  | { readonly [field: string]: Shape }

const amountPattern = /^-?(?:0|[1-9][0-9]{0,14})(?:\.[0-9]{1,4})?$/

/** Whether a value has the shape. Fields that the shape does not name are let be. */
export function fits(shape: Shape, value: unknown): boolean {
  if (typeof shape === 'string') return fitsScalar(shape, value)
  if (Array.isArray(shape)) return fitsHolder(shape as Extract<Shape, readonly unknown[]>, value)
  if (!isRecord(value)) return false
  return Object.entries(shape).every(([name, inner]) => {
    if (!name.endsWith('?')) return fits(inner, value[name])
    const field = value[name.slice(0, -1)]
    return field === undefined || fits(inner, field)
  })
}

function fitsScalar(shape: string, value: unknown): boolean {
  if (shape === 's') return typeof value === 'string'
  if (shape === 'm') return typeof value === 'string' && amountPattern.test(value)
  if (shape === 'n') return typeof value === 'number' && Number.isFinite(value)
  if (shape === 'i') return Number.isSafeInteger(value)
  if (shape === 'b') return typeof value === 'boolean'
  return true
}

function fitsHolder(shape: Extract<Shape, readonly unknown[]>, value: unknown): boolean {
  switch (shape[0]) {
    case 'array':
      return Array.isArray(value) && value.every((each) => fits(shape[1], each))
    case 'null':
      return value === null || fits(shape[1], value)
    case 'record':
      return isRecord(value) && Object.values(value).every((each) => fits(shape[1], each))
    case 'one':
      return shape.indexOf(value as string, 1) > 0
    case 'by': {
      if (!isRecord(value)) return false
      const kind = value[shape[1]]
      const inner = typeof kind === 'string' && Object.hasOwn(shape[2], kind) ? shape[2][kind] : undefined
      return inner !== undefined && fits(inner, value)
    }
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
