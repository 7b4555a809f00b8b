import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { FieldList } from '../form/FieldList.tsx'
import { useFormScope } from '../form/FormContext.ts'
import type { FieldLook } from '../form/kinds/look.ts'
import { useFieldValue, useRecheck } from '../money/live.tsx'
import { measuresOf, type OfferKind, ratesOf } from './offer.ts'
import { judgedFields, tierProblem } from './tierProblems.ts'

export interface ContractTiersProps {
  kind: OfferKind
  /** Heading of a tier, numbered from 1 on. */
  label: (tier: number) => string
  /** What is said about each part of a tier. */
  looks: Readonly<Record<string, FieldLook>>
}

/** The tiers of an offer, one to ten. */
export function ContractTiers({ kind, label, looks }: ContractTiersProps) {
  const { t } = useLingui()
  const { late } = useFormScope()

  useEffect(() => {
    const removals = judgedFields(kind).map((name) =>
      late.add(name, { problem: (values) => tierProblem(kind, name, values) }),
    )
    return () => {
      for (const remove of removals) remove()
    }
  }, [late, kind])

  return (
    <FieldList
      name="tiers"
      looks={looks}
      entryLabel={label}
      addLabel={t({ message: 'Add a tier', context: 'button: contract' })}
      removeLabel={t({ message: 'Remove', context: 'button: a tier of a contract' })}
      removedLabel={(tier) =>
        t({ message: `Tier ${tier} removed`, comment: 'said when a tier of a contract was removed' })
      }
    >
      {(prefix) => <TierChecks kind={kind} tier={Number(prefix.split('.')[1])} />}
    </FieldList>
  )
}

/** Checks a tier again when what it requires or pays changes, or what the tier before it does. */
function TierChecks({ kind, tier }: { kind: OfferKind; tier: number }) {
  const [first = 'validBet', second = 'loss', third = 'activeMembers'] = measuresOf(kind)
  const [rate = 'rate', otherRate = 'rate'] = ratesOf(kind)
  const own = `tiers.${tier}`
  const before = `tiers.${Math.max(0, tier - 1)}`
  useRecheck(
    `${own}.${first}`,
    useFieldValue(`${own}.${second}`),
    useFieldValue(`${own}.${third}`),
    useFieldValue(`${before}.${first}`),
    useFieldValue(`${before}.${second}`),
    useFieldValue(`${before}.${third}`),
  )
  useRecheck(
    `${own}.${otherRate}`,
    useFieldValue(`${own}.${rate}`),
    useFieldValue(`${before}.${rate}`),
    useFieldValue(`${before}.${otherRate}`),
  )
  return null
}
