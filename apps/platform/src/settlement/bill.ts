import type { Carry, Terms, Tier } from './terms.ts'

/** What the team did in one window. Amounts in 1/10,000. */
export interface Figures {
  readonly validBet: bigint
  /** Stakes less payouts and less what the members were granted: above zero when the team lost. */
  readonly loss: bigint
  /** Accounts with at least one settled bet. */
  readonly active: number
}

/** A window of the same contract before this one, for what is carried. */
export interface Earlier {
  readonly loss: bigint
  /** Whether it is in the same calendar month as the window that is billed. */
  readonly sameMonth: boolean
}

/** Settled bets of a window, summed by the tier that their stake reaches (real-time salary). */
export interface Played {
  readonly tier: number
  readonly won: boolean
  readonly validBet: bigint
}

/** Everything that a bill is made of besides the contract and its window; kept with the bill as it was. */
export interface BillInputs extends Figures {
  /** Calendar days of the window. */
  readonly days: number
  /** The contract's windows before this one, oldest first. */
  readonly earlier: readonly Earlier[]
  readonly played: readonly Played[]
}

export interface BillResult {
  /** Zero, or below zero: what earlier windows take from this one's loss. */
  readonly carried: bigint
  /** What the rate was taken of. */
  readonly base: bigint
  /** Place of the tier among the contract's; null when none was reached. */
  readonly tier: number | null
  /** In millionths; zero where bets have rates of their own. */
  readonly rate: bigint
  /** What is to be paid, in whole hundredths of the currency, rounded down. */
  readonly amount: bigint
}

const million = 1_000_000n
/** 1/100 of the currency, in units of 1/10,000. */
const cent = 100n
const toCents = (units: bigint): bigint => (units / cent) * cent
const least = (one: bigint, other: bigint | null): bigint => (other !== null && other < one ? other : one)
const notAbove = (value: bigint, limit: bigint): bigint => (value > limit ? limit : value)

/** What earlier windows in which the team won take from this one's loss: zero or less. */
export function carriedInto(carry: Carry, earlier: readonly Earlier[]): bigint {
  if (carry === 'none') return 0n
  if (carry === 'previousPeriod') return notAbove(earlier.at(-1)?.loss ?? 0n, 0n)
  const counted = carry === 'secondHalfOfMonth' ? earlier.filter(({ sameMonth }) => sameMonth) : earlier
  return counted.reduce((left, { loss }) => notAbove(left + loss, 0n), 0n)
}

interface Measured {
  readonly validBet: bigint
  readonly loss: bigint
  readonly active: number
}

const reaches = (tier: Tier, { validBet, loss, active }: Measured): boolean =>
  validBet >= tier.validBet && (tier.loss === 0n || loss >= tier.loss) && active >= tier.activeMembers

/** The reached tier that pays most; of equal ones the first. One rate on all, not a rate for each slice. */
function bestTier(tiers: readonly Tier[], measured: Measured): number | null {
  let best: number | null = null
  for (const [place, tier] of tiers.entries()) {
    if (reaches(tier, measured) && tier.rate > (best === null ? -1n : (tiers[best]?.rate ?? 0n))) best = place
  }
  return best
}

/**
 * What a contract owes for a window: a function of the contract's version and the window's inputs, and of nothing
 * else, in whole numbers. It is the same whenever, wherever and however often it is computed.
 */
export function billFor(terms: Terms, inputs: BillInputs): BillResult {
  if (terms.kind === 'realtimeSalary') return realtimeBill(terms, inputs)
  const carried = carriedInto(terms.carry, inputs.earlier)
  const loss = inputs.loss + carried
  const average = inputs.validBet / BigInt(Math.max(inputs.days, 1))
  const measured = {
    validBet: terms.base === 'dailyAverage' ? average : inputs.validBet,
    loss,
    active: inputs.active,
  }
  const base = terms.base === 'profitLoss' ? (loss > 0n ? loss : 0n) : measured.validBet
  const place = bestTier(terms.tiers, measured)
  const tier = place === null ? undefined : terms.tiers[place]
  if (!tier) return { carried, base, tier: null, rate: 0n, amount: 0n }
  const amount = toCents(least((base * tier.rate) / million, tier.amount))
  return { carried, base, tier: place, rate: tier.rate, amount }
}

/** Why a window pays nothing. */
export type Nothing = 'notReached' | 'carriedLoss' | 'nothingToPay'

/**
 * Why a window pays nothing: what earlier windows carried into it took what it would pay by itself, no tier was
 * reached, or a tier was and there is nothing to take its share of.
 */
export function nothingOf(terms: Terms, inputs: BillInputs): Nothing {
  if (billFor({ ...terms, carry: 'none' }, inputs).amount > 0n) return 'carriedLoss'
  return billFor(terms, inputs).tier === null ? 'notReached' : 'nothingToPay'
}

/** Each bet is paid by the highest tier that its stake reaches, at one rate when it was won and another when lost. */
function realtimeBill({ tiers }: Terms, { played, active }: BillInputs): BillResult {
  let amount = 0n
  let base = 0n
  let highest: number | null = null
  for (const [place, tier] of tiers.entries()) {
    if (active < tier.activeMembers) continue
    let earned = 0n
    for (const bets of played) {
      if (bets.tier !== place) continue
      base += bets.validBet
      earned += bets.validBet * (bets.won ? tier.winRate : tier.lossRate)
      highest = place
    }
    amount += least(earned / million, tier.amount)
  }
  return { carried: 0n, base, tier: highest, rate: 0n, amount: toCents(amount) }
}
