import * as z from 'zod/mini'

/** What JSON Schema says of a place: enough to aim at its bounds. */
interface Described {
  readonly properties?: Readonly<Record<string, Described>>
  readonly items?: Described
  readonly anyOf?: readonly Described[]
  readonly oneOf?: readonly Described[]
  readonly enum?: readonly unknown[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

type Place = readonly (string | number)[]
type Random = () => number

/** Amounts that are none: too large, exponents, five decimals, other scripts' digits, signs and spaces. */
export const hostileAmounts: readonly string[] = [
  '9223372036854775808',
  '9223372036854775807',
  '922337203685477.5808',
  '1000000000000000000',
  '1e3',
  '1E-2',
  'NaN',
  'Infinity',
  '-0',
  '-1.00',
  '+1.00',
  '0.00001',
  '1.23456',
  '1,000.00',
  '1 000',
  ' 1.00',
  '01.00',
  '0x10',
  '.5',
  '1.',
  '',
  '１０.００',
  '١٠٫٥٠',
  '៥០',
  '1\u200b0',
  '1.00\n',
]

/** Text that has broken something somewhere. */
const hostileTexts: readonly string[] = [
  ...hostileAmounts,
  "' OR 1=1 --",
  '"; DROP TABLE member; --',
  '%00%ff',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}<%= 7*7 %>',
  'javascript:alert(1)',
  '\u202etxt.exe',
  'NUL \u0000 inside',
  'half \ud800 pair',
  '\udc00',
  '\ufeffmark',
  'e\u0301'.repeat(40),
  '🂡'.repeat(64),
  'x'.repeat(5_000),
  '__proto__',
  'constructor',
  'toString',
  '2026-02-31',
  '9999-12-31',
  '0000-00-00',
  '2026-11-21T25:61:61Z',
  'null',
  'true',
  'undefined',
]

const wrongKinds: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => 0,
  () => -1,
  () => 1.5,
  () => 2 ** 53,
  () => -(2 ** 63),
  () => 1e308,
  () => [],
  () => ({}),
  () => [['']],
  () => ({ $ne: null }),
  () => ({ toString: 'no', valueOf: 'no' }),
  () => Array.from({ length: 4_000 }, () => 0),
  () => Array.from({ length: 300 }, () => ({ id: 'x' })),
  () => nested(12),
  () => nested(200),
]

const strangeNames = [
  '__proto__',
  'constructor',
  'prototype',
  'isAdmin',
  'memberId',
  '',
  'a'.repeat(300),
  '\ud800',
]

/**
 * Payloads near a well-formed one, each with one to three places put wrong: of another kind, at and past its bounds,
 * missing, surplus, nested, repeated. The same seed yields the same payloads.
 */
export function mutants(schema: z.ZodMiniType, sample: unknown, count: number, seed: number): unknown[] {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described
  const random = randomFrom(seed)
  return Array.from({ length: count }, () => {
    let mutant: unknown = structuredClone(sample ?? {})
    const times = 1 + Math.floor(random() ** 2 * 3)
    for (let time = 0; time < times; time++) mutant = mutated(mutant, described, random)
    return mutant
  })
}

function mutated(value: unknown, described: Described, random: Random): unknown {
  const dice = random()
  if (dice < 0.02) return pick(random, wrongKinds)()
  if (dice < 0.12) return withField(value, pick(random, strangeNames), pick(random, wrongKinds)())
  const known = Object.keys(described.properties ?? {})
  if (dice < 0.35 && known.length > 0) {
    const name = pick(random, known)
    return withField(value, name, spoiled('sample', described.properties?.[name] ?? {}, random))
  }
  const places = placesIn(value).filter((place) => place.length > 0)
  if (places.length === 0) return withField(value, pick(random, strangeNames), 1)
  const place = pick(random, places)
  const at = describedAt(described, place)
  if (dice < 0.45) return replaced(value, place, undefined)
  return replaced(value, place, spoiled(valueAt(value, place), at, random))
}

/** Something else in a value's place: past its bounds, of another kind, or hostile text. */
function spoiled(value: unknown, described: Described, random: Random): unknown {
  const { enum: choices, minLength, maxLength, minimum, maximum } = described
  const aimed: unknown[] = []
  if (minLength !== undefined) aimed.push('x'.repeat(Math.max(0, minLength - 1)), 'x'.repeat(minLength))
  if (maxLength !== undefined)
    aimed.push('x'.repeat(maxLength), 'x'.repeat(maxLength + 1), '界'.repeat(maxLength))
  if (minimum !== undefined) aimed.push(minimum, minimum - 1, minimum + 0.5, String(minimum))
  if (maximum !== undefined) aimed.push(maximum, maximum + 1, String(maximum))
  if (choices?.length) aimed.push(pick(random, choices), `${choices[0]} `, String(choices[0]).toUpperCase())
  if (typeof value === 'string') aimed.push(`${value} `, value.slice(1), value + value, [value])
  const dice = random()
  if (aimed.length > 0 && dice < 0.35) return pick(random, aimed)
  return dice < 0.8 ? pick(random, hostileTexts) : pick(random, wrongKinds)()
}

function describedAt(described: Described, place: Place): Described {
  let at = described
  for (const step of place) {
    const ways = [at, ...(at.anyOf ?? []), ...(at.oneOf ?? [])]
    const next = ways.map(({ properties, items }) => (typeof step === 'number' ? items : properties?.[step]))
    at = next.find((way) => way !== undefined) ?? {}
  }
  return at
}

function placesIn(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null || place.length > 6) return [place]
  const inner = Array.isArray(value)
    ? value.slice(0, 4).map((part, n) => [n, part] as const)
    : Object.entries(value)
  return [place, ...inner.flatMap(([step, part]) => placesIn(part, [...place, step]))]
}

const valueAt = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>((at, step) => (at as Record<string | number, unknown>)[step], value)

/** A copy with another value in a place; `undefined` removes it. */
function replaced(value: unknown, [step, ...rest]: Place, put: unknown): unknown {
  if (step === undefined) return put
  if (Array.isArray(value)) return value.map((part, n) => (n === step ? replaced(part, rest, put) : part))
  const copy = { ...(value as Record<string | number, unknown>) }
  if (rest.length === 0 && put === undefined) delete copy[step]
  else define(copy, String(step), replaced(copy[step], rest, put))
  return copy
}

function withField(value: unknown, name: string, put: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return define({ ...value }, name, put)
}

/** Sets a field of the object itself, also one that is named `__proto__`, as a parsed text would have it. */
function define(target: object, name: string, value: unknown): object {
  return Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true })
}

function nested(depth: number): unknown {
  let value: unknown = 'deep'
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { value }
  return value
}

const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item

/** mulberry32: the same numbers from the same seed, anywhere. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
