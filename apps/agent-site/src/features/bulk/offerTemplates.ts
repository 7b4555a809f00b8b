import {
  type ContractTerms,
  carryRules,
  type OfferStart,
  type OfferTier,
  offerKinds,
  offerPeriods,
} from '@baize/forms'
import { browserStorage } from '@baize/i18n/storage'
import { useSession } from '@baize/site'
import { useState } from 'react'

/** Templates of one agent on one device. */
const maxTemplates = 20

export interface OfferTemplate {
  readonly name: string
  readonly terms: ContractTerms
}

const parts = ['validBet', 'loss', 'singleBet', 'rate', 'winRate', 'lossRate', 'amount'] as const

/** A tier of what was kept, without what no tier has. */
function tierOf(kept: unknown): OfferTier | null {
  if (typeof kept !== 'object' || kept === null) return null
  const tier = kept as Record<string, unknown>
  const amounts = parts.flatMap((part) => {
    const value = tier[part]
    return typeof value === 'string' && /^\d{1,15}(\.\d{1,4})?$/.test(value) ? [[part, value]] : []
  })
  const { activeMembers } = tier
  return {
    ...Object.fromEntries(amounts),
    ...(Number.isSafeInteger(activeMembers) ? { activeMembers: activeMembers as number } : {}),
  }
}

function templateOf(kept: unknown): OfferTemplate | null {
  const { name, terms } = (kept ?? {}) as { name?: unknown; terms?: unknown }
  if (typeof name !== 'string' || name === '' || name.length > 64) return null
  if (typeof terms !== 'object' || terms === null) return null
  const { kind, period, cycle, base, carry, autoPay, tiers } = terms as Record<string, unknown>
  const known = offerKinds.find((one) => one === kind)
  if (!known || typeof autoPay !== 'boolean' || !Array.isArray(tiers)) return null
  const found = {
    period: offerPeriods.find((one) => one !== 'tenDays' && one === period) as ContractTerms['period'],
    carry: carryRules.find((one) => one === carry),
    base: (['profitLoss', 'dailyAverage', 'totalVolume'] as const).find((one) => one === base),
  }
  return {
    name,
    terms: {
      ...{ kind: known, autoPay, tiers: tiers.slice(0, 10).flatMap((tier) => tierOf(tier) ?? []) },
      ...(found.period ? { period: found.period } : {}),
      ...(cycle === 3 ? { cycle: 3 } : {}),
      ...(found.base ? { base: found.base } : {}),
      ...(found.carry ? { carry: found.carry } : {}),
    },
  }
}

/** What this device keeps; what has another form counts for nothing. */
export const readTemplates = (kept: unknown): readonly OfferTemplate[] =>
  Array.isArray(kept) ? kept.slice(0, maxTemplates).flatMap((one) => templateOf(one) ?? []) : []

/** Terms as a form begins with them: three settlements a month are a period of their own there. */
export const startOf = ({ cycle, period, ...terms }: ContractTerms): OfferStart => ({
  ...terms,
  ...(cycle === 3 ? { period: 'tenDays' } : period ? { period } : {}),
})

/** The agent's templates of terms, kept on this device. */
export function useOfferTemplates() {
  const { member } = useSession()
  const key = `baize.offerTemplates.${member?.id ?? ''}` as const
  const [list, setList] = useState(() => browserStorage.read(key, readTemplates))
  const write = (next: readonly OfferTemplate[]) => {
    setList(next)
    browserStorage.write(key, next)
  }
  return {
    list,
    save: (template: OfferTemplate) =>
      write([template, ...list.filter(({ name }) => name !== template.name)].slice(0, maxTemplates)),
    remove: (name: string) => write(list.filter((template) => template.name !== name)),
  }
}
