import { chartSettings, figureOf } from './chart-data.ts'

/** One part of a whole. */
export interface SharePart {
  /** Stable key. */
  id: string
  /** Translated name. */
  label: string
  /** A decimal string; null where there is no figure. */
  value: string | null
}

/** A part with its share of what is above zero. */
export interface Share extends SharePart {
  share: number
}

function sizeOf({ value }: SharePart): number {
  return Math.max(0, figureOf(value) ?? 0)
}

/** The share of one part; none of a whole that is not above zero. */
export function shareOf(part: SharePart, parts: readonly SharePart[]): number {
  const whole = parts.reduce((sum, each) => sum + sizeOf(each), 0)
  return whole > 0 ? sizeOf(part) / whole : 0
}

/** The parts, largest first; the smallest of more than six are put together under a name. */
export function sharesOf(parts: readonly SharePart[], others: string): Share[] {
  const shares = parts
    .map((part) => ({ ...part, share: shareOf(part, parts) }))
    .sort((one, other) => other.share - one.share)
  if (shares.length <= chartSettings.parts) return shares
  const kept = shares.slice(0, chartSettings.parts - 1)
  const rest = shares.slice(chartSettings.parts - 1)
  return [
    ...kept,
    {
      id: 'others of the chart',
      label: others,
      value: sumOf(rest.map(({ value }) => value)),
      share: rest.reduce((sum, { share }) => sum + share, 0),
    },
  ]
}

/** The exact sum of decimal strings; what is no number is left out. */
export function sumOf(values: readonly (string | null)[]): string {
  const digits = values.reduce((most, value) => Math.max(most, value?.trim().split('.')[1]?.length ?? 0), 0)
  let sum = 0n
  for (const value of values) {
    if (figureOf(value) === undefined || value === null) continue
    const [whole = '', fraction = ''] = value.trim().replace(/^[+-]/, '').split('.')
    const size = BigInt(whole + fraction.padEnd(digits, '0'))
    sum += value.trim().startsWith('-') ? -size : size
  }
  const text = (sum < 0n ? -sum : sum).toString().padStart(digits + 1, '0')
  const at = text.length - digits
  return `${sum < 0n ? '-' : ''}${text.slice(0, at)}${digits ? `.${text.slice(at)}` : ''}`
}
