import { isGroup } from './format/json.ts'

interface Limit {
  roles: RegExp
  from: number
  to: number
  /** Only whole numbers. */
  whole?: true
}

/** Limits of CSS, touch targets and readability, in the role's own unit or px. The first that fits a role applies. */
const limits: readonly Limit[] = [
  { roles: /^type\.tracking\./, from: -4, to: 16 },
  { roles: /^line\.focusOffset$/, from: -8, to: 16 },
  { roles: /^line\.focus$/, from: 1, to: 8 },
  { roles: /^line\./, from: 0, to: 16 },
  { roles: /^type\.size\./, from: 10, to: 160 },
  { roles: /^type\.lineHeight\./, from: 1, to: 4 },
  { roles: /^size\.control\./, from: 24, to: 120 },
  { roles: /^(?:space|radius|size)\./, from: 0, to: 4000 },
  { roles: /^motion\./, from: 0, to: 2000 },
  { roles: /^z\./, from: 0, to: 100_000, whole: true },
]

/** What is wrong with a value of a role that is well formed, as the end of a sentence. */
export function limitProblem(path: string, value: unknown): string | undefined {
  const limit = limits.find(({ roles }) => roles.test(path))
  const number = inPixels(value)
  if (!limit || number === undefined) return undefined
  if (limit.whole && !Number.isInteger(number)) return 'must be a whole number.'
  if (number >= limit.from && number <= limit.to) return undefined
  const unit = isGroup(value) ? (value.unit === 'rem' ? ' px (1 rem is 16 px)' : ` ${unitOf(value)}`) : ''
  return `is ${number}${unit}; it must be from ${limit.from} to ${limit.to}.`
}

const unitOf = (value: Record<string, unknown>) => (value.unit === 's' ? 'ms' : String(value.unit))

function inPixels(value: unknown): number | undefined {
  if (typeof value === 'number') return value
  if (!isGroup(value) || typeof value.value !== 'number') return undefined
  const factor = value.unit === 'rem' ? 16 : value.unit === 's' ? 1000 : 1
  return value.value * factor
}
