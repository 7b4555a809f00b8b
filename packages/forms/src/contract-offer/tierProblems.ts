import type { FieldProblem } from '../compiler/index.ts'
import { above, units } from '../money/money.ts'
import { MOST_TIERS, type OfferKind, ratesOf, thresholdOf } from './offer.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * What is wrong with a tier beside the one before it: what it asks for must rise, what it pays must not fall. The
 * problem of one field, or none.
 */
export function tierProblem(kind: OfferKind, name: string, values: Values): FieldProblem | undefined {
  const [, part = '', place = ''] = /^(\D+)(\d+)$/.exec(name) ?? []
  const tier = Number(place)
  if (tier < 2 || tier > Number(values.tierCount)) return undefined
  const text = (field: string) => (typeof values[field] === 'string' ? (values[field] as string) : undefined)
  const [now, before] = [text(name), text(`${part}${tier - 1}`)]
  if (units(now) === undefined || units(before) === undefined) return undefined
  if (part === thresholdOf(kind) && !above(now, before))
    return { field: name, code: 'tierNotHigher', params: { below: String(before) } }
  if (ratesOf(kind).some((rate) => rate === part) && above(before, now))
    return { field: name, code: 'rateTooLow', params: { minRate: String(before) } }
  return undefined
}

/** Names of the fields that are judged by the tier before them. */
export function risingFields(kind: OfferKind): string[] {
  const parts = [thresholdOf(kind), ...ratesOf(kind)]
  return Array.from({ length: MOST_TIERS - 1 }, (_, index) =>
    parts.map((part) => `${part}${index + 2}`),
  ).flat()
}
