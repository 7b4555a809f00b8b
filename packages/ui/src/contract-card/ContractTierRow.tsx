import { useFormat } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Amount } from '../amount/Amount.tsx'
import { Badge } from '../badge/Badge.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as css from './ContractCard.css.ts'
import type { ContractTier } from './contract.ts'
import type { TierDifference } from './contractDifference.ts'
import { compareDecimals } from './decimals.ts'
import { useContractWords } from './useContractWords.ts'

interface ContractTierRowProps {
  difference: TierDifference
  /** Whether it is part of a comparison. */
  compared: boolean
  currency: string | undefined
}

/** One tier: what must be reached, what is paid, and what both were. */
export function ContractTierRow({ difference, compared, currency }: ContractTierRowProps) {
  const { t } = useLingui()
  const format = useFormat()
  const words = useContractWords()
  const { change, before, after } = difference
  const tier = after ?? before
  if (!tier) return null
  const old = compared && after ? before : undefined
  const [label, tone] = words.change(change)
  const differs = (now: string, then: string | undefined) =>
    then !== undefined && now !== then && compareDecimals(now, then) !== 0
  const money = (value: string | undefined) =>
    value === undefined ? <span>–</span> : <Amount value={value} currency={currency} />
  const members = ({ activeMembers }: ContractTier) =>
    activeMembers === undefined ? '–' : format.number(activeMembers)
  return (
    <li className={css.tier} data-change={compared ? change : undefined}>
      <dl className={css.goals}>
        <Goal
          name={t({ message: 'Valid bet from', context: 'What a tier of a contract asks for' })}
          was={old && differs(tier.validBet, old.validBet) ? money(old.validBet) : undefined}
        >
          {money(tier.validBet)}
        </Goal>
        <Goal
          name={t({ message: 'Loss from', context: 'What a tier of a contract asks for' })}
          was={old && differs(tier.loss ?? '0', old.loss ?? '0') ? money(old.loss) : undefined}
        >
          {money(tier.loss)}
        </Goal>
        <Goal
          name={t({ message: 'Active members from', context: 'What a tier of a contract asks for' })}
          was={old && (old.activeMembers ?? 0) !== (tier.activeMembers ?? 0) ? members(old) : undefined}
        >
          {members(tier)}
        </Goal>
      </dl>
      <div className={css.share}>
        <span className={css.ratio}>
          {old && differs(tier.ratio, old.ratio) && <Was>{format.percent(old.ratio)}</Was>}
          <span>{format.percent(tier.ratio)}</span>
        </span>
        {compared && change !== 'same' && <Badge tone={tone}>{label}</Badge>}
      </div>
    </li>
  )
}

function Goal({ name, was, children }: { name: string; was: ReactNode; children: ReactNode }) {
  return (
    <div className={css.goal}>
      <dt className={css.goalName}>{name}</dt>
      <dd className={css.goalValue}>
        {was !== undefined && <Was>{was}</Was>}
        <span>{children}</span>
      </dd>
    </div>
  )
}

/** What a value was before: struck out, and said so. */
export function Was({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <del className={css.was}>
      <VisuallyHidden>
        {t({ message: 'Before:', context: 'Precedes an old value, read out' })}{' '}
      </VisuallyHidden>
      {children}
    </del>
  )
}
