import type { FieldProblem } from '../compiler/index.ts'
import { above, decimals, units } from '../money/money.ts'
import { MAX_TIERS, measuresOf, type OfferKind, ratesOf, type TierPart, tiersIn } from './offer.ts'

type Values = Readonly<Record<string, unknown>>

/** The value of a part of a tier, counted from 0 on. */
const held = (values: Values, part: TierPart, tier: number): string | undefined => {
  const value = tiersIn(values)[tier]?.[part]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The best rate that a tier pays; `undefined` where none can be read. */
function bestRate(kind: OfferKind, values: Values, tier: number): bigint | undefined {
  const rates = ratesOf(kind).flatMap((part) => units(held(values, part, tier)) ?? [])
  return rates.reduce<bigint | undefined>(
    (best, rate) => (best === undefined || rate > best ? rate : best),
    undefined,
  )
}

/** Whether what can be read of a tier requires more than the tier before it in one measure at least. */
const asksMore = (kind: OfferKind, values: Values, tier: number): boolean =>
  measuresOf(kind).some((part) => above(held(values, part, tier), held(values, part, tier - 1) ?? '0'))

/**
 * What is wrong with a tier beside the one before it: it must require more in one measure at least, and must not pay
 * less. What is empty requires nothing. A real-time salary pays for won bets or for lost ones. The problem of one field,
 * or none.
 */
export function tierProblem(kind: OfferKind, name: string, values: Values): FieldProblem | undefined {
  const [, place, part] = name.split('.')
  const tier = Number(place)
  if (tier >= tiersIn(values).length) return undefined
  const rate = bestRate(kind, values, tier)
  const main = ratesOf(kind).at(-1)
  if (part === main && kind === 'realtimeSalary' && ratesOf(kind).every((one) => !held(values, one, tier)))
    return { field: name, code: 'required' }
  if (tier === 0) return undefined
  if (part === measuresOf(kind)[0] && !asksMore(kind, values, tier))
    return { field: name, code: 'tierNotHigher', params: { tier } }
  const before = bestRate(kind, values, tier - 1)
  if (part === main && rate !== undefined && before !== undefined && rate < before)
    return { field: name, code: 'rateTooLow', params: { minRate: decimals(before) } }
  return undefined
}

/** Names of the fields that are judged by the tier before them, or by another field of their tier. */
export function judgedFields(kind: OfferKind): string[] {
  const parts = [measuresOf(kind)[0], ratesOf(kind).at(-1)]
  return Array.from({ length: MAX_TIERS }, (_, tier) => parts.map((part) => `tiers.${tier}.${part}`)).flat()
}
