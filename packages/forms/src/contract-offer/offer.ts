import type { FieldRule } from '../compiler/index.ts'
import type { FormEntry, SentValues } from '../form/values.ts'
import { units } from '../money/money.ts'

/** The kinds of contract that an agent may offer. */
export const offerKinds = ['dividend', 'dailySalary', 'hourSalary', 'realtimeSalary'] as const
export type OfferKind = (typeof offerKinds)[number]

/** Over what time a contract counts. */
export const offerPeriods = ['daily', 'weekly', 'tenDays', 'semimonthly', 'monthly'] as const
export type OfferPeriod = (typeof offerPeriods)[number]

/** What becomes of a period that the team won; dividends choose. */
export const carryRules = ['none', 'forever', 'previousPeriod', 'secondHalfOfMonth'] as const
export type CarryRule = (typeof carryRules)[number]

/** What the share is taken of: the team's net loss, its valid bet of an average day, or all of its valid bet. */
export const offerBases = ['profitLoss', 'dailyAverage', 'totalVolume'] as const
export type OfferBase = (typeof offerBases)[number]

export const MAX_TIERS = 10

/** One part of a tier. */
export type TierPart =
  | 'validBet'
  | 'loss'
  | 'activeMembers'
  | 'singleBet'
  | 'rate'
  | 'winRate'
  | 'lossRate'
  | 'amount'

/**
 * What a tier of each kind has, in the order in which it is asked: what must be reached, all of it optional, and what
 * is paid then. Real-time salaries pay by bet, at one rate for won and another for lost ones, from a least single bet
 * on. `amount` is the most that is paid for one window.
 */
export const tierParts: Readonly<Record<OfferKind, readonly TierPart[]>> = {
  dividend: ['validBet', 'loss', 'activeMembers', 'rate', 'amount'],
  dailySalary: ['validBet', 'loss', 'activeMembers', 'rate', 'amount'],
  hourSalary: ['validBet', 'loss', 'activeMembers', 'rate', 'amount'],
  realtimeSalary: ['singleBet', 'activeMembers', 'winRate', 'lossRate', 'amount'],
}

const rates: ReadonlySet<TierPart> = new Set(['rate', 'winRate', 'lossRate'])

/** Periods that an offer of a kind may choose from; the salaries' windows are fixed. */
export const periodsOf: Readonly<Record<OfferKind, readonly OfferPeriod[]>> = {
  dividend: offerPeriods,
  dailySalary: ['daily'],
  hourSalary: [],
  realtimeSalary: [],
}

/** What a tier requires: at least one of them is more than the tier before it requires. */
export function measuresOf(kind: OfferKind): readonly TierPart[] {
  return kind === 'realtimeSalary' ? ['singleBet', 'activeMembers'] : ['validBet', 'loss', 'activeMembers']
}

/** What a tier pays: the best of them must not fall from tier to tier. */
export function ratesOf(kind: OfferKind): readonly TierPart[] {
  return tierParts[kind].filter((part) => rates.has(part))
}

/** Real-time salaries are paid by bet: there is nothing to choose. */
const choosesBase = (kind: OfferKind, bases: readonly OfferBase[]): boolean =>
  kind !== 'realtimeSalary' && bases.length > 1

/** The defaults of a kind. */
const defaultBase = (kind: OfferKind): OfferBase => (kind === 'dividend' ? 'profitLoss' : 'totalVolume')

/** The fields of an offer: its period where there is one to choose, and its tiers. */
export function offerFields(
  kind: OfferKind,
  maxRate: string,
  bases: readonly OfferBase[] = offerBases,
): FieldRule[] {
  const periods = periodsOf[kind]
  const fields: FieldRule[] = []
  if (periods.length > 1) {
    fields.push({ name: 'period', kind: 'choice', required: true, options: periods })
    fields.push({ name: 'carry', kind: 'select', required: true, options: carryRules })
  }
  if (choosesBase(kind, bases)) {
    fields.push({ name: 'base', kind: 'select', required: true, options: bases })
  }
  fields.push({
    ...{ name: 'tiers', required: true, minCount: 1, maxCount: MAX_TIERS },
    fields: tierParts[kind].map((part) => tierField(part, maxRate)),
  })
  fields.push({ name: 'autoPay', kind: 'checkbox' })
  return fields
}

function tierField(part: TierPart, maxRate: string): FieldRule {
  const basics = { name: part, required: part === 'rate' }
  if (rates.has(part))
    return { ...basics, kind: 'rate', minAmount: '0.0001', maxAmount: maxRate, decimals: 4 }
  if (part === 'activeMembers') return { ...basics, kind: 'number' }
  // A bound of what is paid is above zero; a threshold of zero requires nothing.
  return { ...basics, kind: 'amount', ...(part === 'amount' ? {} : { minAmount: '0' }) }
}

/** One tier as the request carries it. */
export type OfferTier = Partial<Record<Exclude<TierPart, 'activeMembers'>, string>> & {
  readonly activeMembers?: number
}

/** What is sent to one account. */
export interface ContractOffer extends ContractTerms {
  readonly toMemberId: string
}

/** What is offered. */
export interface ContractTerms {
  readonly kind: OfferKind
  /** Left out where the kind fixes it. */
  readonly period?: Exclude<OfferPeriod, 'tenDays'>
  /** How often a month a monthly contract is settled: 3 is every ten days. Left out where it is once. */
  readonly cycle?: 3
  /** What the share is taken of; left out where there was nothing to choose. */
  readonly base?: OfferBase
  /** Left out where nothing can be carried: salaries. */
  readonly carry?: CarryRule
  /** Whether bills are paid as soon as they are made, while there is money. */
  readonly autoPay: boolean
  readonly tiers: readonly OfferTier[]
}

/** The tiers of a form as they are filled in. */
export function tiersIn(
  values: Readonly<Record<string, unknown>>,
): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(values.tiers) ? values.tiers : []
}

/** The tiers that the values of a form hold. Rates are per cents: `1.25`. */
export function tiersOf(kind: OfferKind, values: Readonly<Record<string, unknown>>): OfferTier[] {
  return tiersIn(values).map((tier) => {
    const held = tierParts[kind].flatMap((part): [string, string | number][] => {
      const value = tier[part]
      if (typeof value !== 'string' || (units(value) ?? 0n) === 0n) return []
      return [[part, part === 'activeMembers' ? Number(value) : value]]
    })
    return Object.fromEntries(held)
  })
}

/** The form's values as the request carries them. */
export const contractOffer = (toMemberId: string, kind: OfferKind, values: SentValues): ContractOffer => ({
  toMemberId,
  ...contractTerms(kind, values),
})

/** The terms of a form's values. */
export function contractTerms(kind: OfferKind, values: SentValues): ContractTerms {
  const [first, second] = periodsOf[kind]
  const period = second === undefined ? first : (values.period as OfferPeriod)
  return {
    kind,
    ...(period === 'tenDays' ? { period: 'monthly', cycle: 3 } : period ? { period } : {}),
    ...(second === undefined ? {} : { carry: values.carry as CarryRule }),
    ...(typeof values.base === 'string' && values.base !== '' ? { base: values.base as OfferBase } : {}),
    autoPay: values.autoPay === true,
    tiers: tiersOf(kind, values),
  }
}

/** Terms that an offer begins with: those of a contract that is in force. Amounts and rates are decimal strings. */
export interface OfferStart {
  readonly period?: string
  readonly carry?: string
  readonly base?: string
  readonly autoPay: boolean
  readonly tiers: readonly Readonly<Partial<Record<TierPart, string | number | null>>>[]
}

/** What the form starts with. */
export type OfferValues = Record<string, string | boolean | readonly FormEntry[]>

/**
 * The form's values for initial terms. What is zero requires nothing, and is left empty; a period, base or rule
 * of carrying that the form does not offer is the default one.
 */
export function valuesOf(
  kind: OfferKind,
  start: OfferStart,
  bases: readonly OfferBase[] = offerBases,
): OfferValues {
  const tiers = start.tiers.length > 0 ? start.tiers : [{}]
  const values: OfferValues = {
    autoPay: start.autoPay,
    tiers: tiers.map((tier: OfferStart['tiers'][number]) =>
      Object.fromEntries(
        tierParts[kind].map((part) => [part, Number(tier[part] ?? 0) > 0 ? String(tier[part]) : '']),
      ),
    ),
  }
  if (periodsOf[kind].length > 1) {
    values.period = periodsOf[kind].find((period) => period === start.period) ?? 'monthly'
    values.carry = carryRules.find((rule) => rule === start.carry) ?? 'none'
  }
  if (choosesBase(kind, bases)) values.base = bases.find((base) => base === start.base) ?? defaultBase(kind)
  return values
}

/** A per cent as a share: `1.25` is `0.0125`. Without floats. */
export function shareOf(rate: string): string {
  const digits = String(units(rate) ?? 0n).padStart(7, '0')
  return `${digits.slice(0, -6)}.${digits.slice(-6).replace(/0+$/, '') || '0'}`
}

/** The best rate that an offer pays; `undefined` where none is typed yet. */
export function topRate(kind: OfferKind, tiers: readonly OfferTier[]): string | undefined {
  const all = tiers.flatMap((tier) => ratesOf(kind).flatMap((part) => tier[part] ?? []))
  return all
    .filter((rate) => units(String(rate)) !== undefined)
    .map(String)
    .sort((one, other) => ((units(one) ?? 0n) < (units(other) ?? 0n) ? 1 : -1))[0]
}
