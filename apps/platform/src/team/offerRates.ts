import type { CallRequest, openAccount } from '@baize/api/contract'
import { lockSides, runningOf } from '../contracts/agree.ts'
import { ceilingOf } from '../contracts/ceiling.ts'
import { type Contract, notifyContract } from '../contracts/contract.ts'
import { draftOffer, writeOffer } from '../contracts/offer.ts'
import { readRate, wireRate } from '../contracts/wording.ts'
import type { Unit } from '../database/index.ts'
import type { Db } from '../http/implement.ts'
import { Refusal } from '../http/refusal.ts'
import type { Platform } from '../platform.ts'
import { contractKinds } from '../settlement/terms.ts'

/** Per cents by kind of contract. */
export type GivenRates = CallRequest<typeof openAccount>['body']['rates']

type Asked = Parameters<typeof draftOffer>[3]

const given = (rates: GivenRates) =>
  contractKinds.flatMap((kind) => {
    const rate = rates[kind]
    return rate === undefined || readRate(rate) === 0n ? [] : [{ kind, rate }]
  })

/** Refuses rates above those that the agent has itself. */
export async function requireCeiling(db: Db, agentId: string, rates: GivenRates, at: Date): Promise<void> {
  for (const { kind, rate } of given(rates)) {
    const max = await ceilingOf(db, agentId, kind, at)
    if (Number(readRate(rate)) <= max) continue
    const problem = { field: `rates.${kind}`, code: 'rateTooHigh', params: { maxRate: wireRate(max) } }
    throw new Refusal('rateTooHigh', { problems: [problem] })
  }
}

const periods: Partial<Record<Contract['period'], Pick<Asked, 'period' | 'cycle'>>> = {
  daily: { period: 'daily' },
  weekly: { period: 'weekly' },
  tenDays: { period: 'monthly', cycle: 3 },
  semimonthly: { period: 'semimonthly' },
}

/** Period, base and carry of the agent's own contract: what it passes on is counted as what it gets. */
function likeOwn(own: Contract | undefined): Partial<Asked> {
  if (!own) return {}
  if (own.kind !== 'dividend') return { base: own.base }
  return { ...periods[own.period], base: own.base, carry: own.carry }
}

/**
 * Offers each rate to a new account, as a contract with one tier without requirements, settled as the agent's own one
 * is. A link outlives contracts: rates that the agent cannot grant any more are left out (`promised`),
 * and the account opens all the same.
 */
export async function offerRates(
  platform: Platform,
  unit: Unit,
  sides: { readonly uplineId: string; readonly partyId: string },
  rates: GivenRates,
  at: Date,
  promised = false,
): Promise<void> {
  for (const { kind, rate } of given(rates)) {
    const tier = kind === 'realtimeSalary' ? { winRate: rate, lossRate: rate } : { rate }
    const own = await runningOf(unit.trx, sides.uplineId, kind)
    try {
      await offer(platform, unit, sides, { kind, ...likeOwn(own), tiers: [tier] }, at)
    } catch (error) {
      if (!promised || !(error instanceof Refusal)) throw error
    }
  }
}

async function offer(
  platform: Platform,
  unit: Unit,
  sides: { readonly uplineId: string; readonly partyId: string },
  asked: Asked,
  at: Date,
): Promise<void> {
  const { brand } = platform.settings
  const draft = await draftOffer(unit.trx, brand, sides, asked, at)
  await lockSides(unit.trx, draft)
  await writeOffer(unit.trx, brand, draft)
  await notifyContract(platform, unit, 'contractOffered', draft, [sides.partyId])
}
