import type { CallRequest, contractTier, offerContract } from '@baize/api/contract'
import { parseMoney } from '@baize/api/money'
import type * as z from 'zod/mini'
import { Refusal } from '../http/refusal.ts'
import { type Carry, paidByVolume, rateOfTier, type Terms, type Tier, topRate } from '../settlement/terms.ts'
import type { PeriodType } from '../settlement/windows.ts'
import { wire } from '../wallet/wire.ts'
import type { KeptTier } from './tables.ts'

type Asked = Omit<CallRequest<typeof offerContract>['body'], 'toMemberId'>
type WireTier = z.output<typeof contractTier>

const decimals = 4

/** A per cent such as `1.25` in millionths. */
export function readRate(text: string): bigint {
  const [whole = '0', part = ''] = text.split('.')
  return BigInt(whole + part.padEnd(decimals, '0'))
}

/** Millionths as a per cent, without zeros at its end. */
export function wireRate(rate: bigint | number): string {
  const digits = String(rate).padStart(decimals + 1, '0')
  const part = digits.slice(-decimals).replace(/0+$/, '')
  return digits.slice(0, -decimals) + (part === '' ? '' : `.${part}`)
}

const readAmount = (text: string | undefined): bigint => (text === undefined ? 0n : parseMoney(text))

const readTier = (tier: WireTier): Tier => ({
  validBet: readAmount(tier.validBet),
  loss: readAmount(tier.loss),
  activeMembers: tier.activeMembers ?? 0,
  singleBet: readAmount(tier.singleBet),
  rate: readRate(tier.rate ?? '0'),
  winRate: readRate(tier.winRate ?? '0'),
  lossRate: readRate(tier.lossRate ?? '0'),
  amount: tier.amount === undefined ? null : parseMoney(tier.amount),
})

/** What a tier requires: at least one of them is more than the tier before it requires. */
const measuresOf = (kind: Terms['kind']) =>
  kind === 'realtimeSalary'
    ? (['singleBet', 'activeMembers'] as const)
    : (['validBet', 'loss', 'activeMembers'] as const)

const fixedPeriod: Partial<Record<Terms['kind'], PeriodType>> = {
  dailySalary: 'daily',
  hourSalary: 'hourly',
  realtimeSalary: 'fiveMinutes',
}
const byCycle: Readonly<Record<number, PeriodType>> = { 1: 'monthly', 2: 'semimonthly', 3: 'tenDays' }

/**
 * The requested terms; refuses tiers that require no more in any measure, rates that belong to another kind, terms
 * that contradict.
 */
export function readTerms(asked: Asked): Terms & { readonly autoPay: boolean } {
  const { kind } = asked
  const dividend = kind === 'dividend'
  const chosen = asked.period ?? 'monthly'
  const problems: { field: string; code: string }[] = []
  const problem = (field: string, code: string) => void problems.push({ field, code })
  if (asked.period !== undefined && !dividend && asked.period !== fixedPeriod[kind])
    problem('period', 'choice')
  if (asked.cycle !== undefined && asked.cycle !== 1 && (!dividend || chosen !== 'monthly')) {
    problem('cycle', 'choice')
  }
  const carry: Carry = asked.carry ?? 'none'
  if (carry !== 'none' && !dividend) problem('carry', 'choice')
  const tiers = asked.tiers.map(readTier)
  for (const [place, tier] of tiers.entries()) {
    const before = tiers[place - 1]
    const at = (part: string) => `tiers.${place}.${part}`
    if (kind === 'realtimeSalary' ? tier.rate > 0n : tier.winRate > 0n || tier.lossRate > 0n) {
      problem(at(kind === 'realtimeSalary' ? 'rate' : 'winRate'), 'unknownField')
    }
    const main = kind === 'realtimeSalary' ? 'lossRate' : 'rate'
    if (rateOfTier(tier) === 0n) problem(at(main), 'required')
    if (!before) continue
    const measures = measuresOf(kind)
    if (!measures.some((measure) => tier[measure] > before[measure])) {
      problem(at(measures[0]), 'tierNotHigher')
    }
    if (rateOfTier(tier) < rateOfTier(before)) problem(at(main), 'rateTooLow')
  }
  if (problems.length > 0) throw new Refusal('invalidFields', { problems })
  return {
    kind,
    period: fixedPeriod[kind] ?? (chosen === 'monthly' ? (byCycle[asked.cycle ?? 1] ?? 'monthly') : chosen),
    base: asked.base ?? (dividend ? 'profitLoss' : 'totalVolume'),
    carry,
    tiers,
    autoPay: asked.autoPay ?? !dividend,
  }
}

/** What pays by volume is not offered under the regulated profile. */
export function requireAllowed(profile: 'standard' | 'regulated', terms: Terms): void {
  if (profile === 'regulated' && paidByVolume(terms)) throw new Refusal('notEligible')
}

export const keepTiers = (tiers: readonly Tier[]): string =>
  JSON.stringify(
    tiers.map(
      (tier): KeptTier => ({
        validBet: String(tier.validBet),
        loss: String(tier.loss),
        activeMembers: tier.activeMembers,
        singleBet: String(tier.singleBet),
        rate: String(tier.rate),
        winRate: String(tier.winRate),
        lossRate: String(tier.lossRate),
        amount: tier.amount === null ? null : String(tier.amount),
      }),
    ),
  )

const takeTier = (kept: KeptTier): Tier => ({
  validBet: BigInt(kept.validBet),
  loss: BigInt(kept.loss),
  activeMembers: kept.activeMembers,
  singleBet: BigInt(kept.singleBet),
  rate: BigInt(kept.rate),
  winRate: BigInt(kept.winRate),
  lossRate: BigInt(kept.lossRate),
  amount: kept.amount === null ? null : BigInt(kept.amount),
})

interface Kept extends Omit<Terms, 'tiers'> {
  readonly tiers: readonly KeptTier[]
}

/** The terms of a contract's row. */
export const termsOf = ({ kind, period, base, carry, tiers }: Kept): Terms => ({
  ...{ kind, period, base, carry },
  tiers: tiers.map(takeTier),
})

/** Terms as the contract shows them. */
export const wireTerms = (terms: Terms, autoPay: boolean) => ({
  kind: terms.kind,
  period: terms.period,
  base: terms.base,
  carry: terms.carry,
  autoPay,
  tiers: terms.tiers.map((tier) => ({
    validBet: wire(tier.validBet),
    loss: wire(tier.loss),
    activeMembers: tier.activeMembers,
    singleBet: wire(tier.singleBet),
    rate: wireRate(tier.rate),
    winRate: wireRate(tier.winRate),
    lossRate: wireRate(tier.lossRate),
    amount: tier.amount === null ? null : wire(tier.amount),
  })),
  topRate: wireRate(topRate(terms)),
})

type WireTerms = ReturnType<typeof wireTerms>

const isNothing = (value = '0') => Number(value) === 0

/**
 * Every term in which two versions differ; all of them where there was none before. An added or removed tier has no
 * term for what it neither requires nor pays.
 */
export function differenceOf(before: WireTerms | null, after: WireTerms) {
  const flat = (terms: WireTerms | null): Map<string, string> => {
    const words = new Map<string, string>()
    if (!terms) return words
    for (const term of ['period', 'base', 'carry', 'autoPay'] as const) words.set(term, String(terms[term]))
    for (const [place, tier] of terms.tiers.entries()) {
      for (const [part, value] of Object.entries(tier)) {
        if (value !== null) words.set(`tiers.${place}.${part}`, String(value))
      }
    }
    return words
  }
  const [old, fresh] = [flat(before), flat(after)]
  const terms = new Set([...old.keys(), ...fresh.keys()])
  return [...terms]
    .filter((term) => old.get(term) !== fresh.get(term))
    .filter((term) => !(isNothing(old.get(term)) && isNothing(fresh.get(term))))
    .map((term) => ({ term, before: old.get(term) ?? null, after: fresh.get(term) ?? null }))
}
