import { Button, Heading, Stack } from '@baize/ui'
import { CloseIcon, PlusIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import { useFormScope } from '../form/FormContext.ts'
import { FormField } from '../form/FormField.tsx'
import type { FieldLook } from '../form/kinds/look.ts'
import type { FormValues } from '../form/values.ts'
import { useFieldValue, useRecheck } from '../money/live.tsx'
import * as css from './ContractTiers.css.ts'
import { MOST_TIERS, measuresOf, type OfferKind, ratesOf, tierParts } from './offer.ts'
import { judgedFields, tierProblem } from './tierProblems.ts'

export interface ContractTiersProps {
  kind: OfferKind
  looks: Readonly<Record<string, FieldLook>>
}

/** The tiers of an offer, one to ten. One that is added has the focus; when one goes, the one before it has. */
export function ContractTiers({ kind, looks }: ContractTiersProps) {
  const { t } = useLingui()
  const { form, late, say } = useFormScope()
  const count = Number(useFieldValue('tierCount')) || 1
  const wanted = useRef<string>(undefined)
  const first = tierParts[kind][0] ?? 'validBet'

  useEffect(() => {
    const removals = judgedFields(kind).map((name) =>
      late.add(name, { problem: (values) => tierProblem(kind, name, values) }),
    )
    return () => {
      for (const remove of removals) remove()
    }
  }, [late, kind])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is there once the count says so.
  useEffect(() => {
    if (wanted.current !== undefined) form.setFocus(wanted.current)
    wanted.current = undefined
  }, [form, count])

  function add() {
    wanted.current = `${first}${count + 1}`
    form.setValue('tierCount', String(count + 1))
  }
  function remove(tier: number) {
    const moved: FormValues = { tierCount: String(count - 1) }
    for (const part of tierParts[kind]) {
      for (let at = tier; at < count; at++) moved[`${part}${at}`] = form.getValues(`${part}${at + 1}`) ?? ''
      moved[`${part}${count}`] = ''
    }
    wanted.current = `${first}${Math.max(1, tier - 1)}`
    form.setValues((values) => ({ ...values, ...moved }))
    form.clearErrors(Object.keys(moved))
    say(t({ message: `Tier ${tier} is removed`, comment: 'said when a tier of a contract was removed' }))
  }

  return (
    <Stack space="sm">
      {Array.from({ length: count }, (_, index) => (
        <ContractTier
          key={index}
          kind={kind}
          tier={index + 1}
          looks={looks}
          onRemove={count > 1 ? () => remove(index + 1) : undefined}
        />
      ))}
      {count < MOST_TIERS && (
        <Button variant="outline" tone="neutral" full icon={<PlusIcon />} onClick={add}>
          {t({ message: 'Add a tier', context: 'button: contract' })}
        </Button>
      )}
    </Stack>
  )
}

/** Judges a tier again when what it asks for or pays changes, or what the tier before it does. */
function useJudged(kind: OfferKind, tier: number) {
  const [first = 'validBet', second = 'loss', third = 'activeMembers'] = measuresOf(kind)
  const [rate = 'rate', otherRate = 'rate'] = ratesOf(kind)
  const before = Math.max(1, tier - 1)
  useRecheck(
    `${first}${tier}`,
    useFieldValue(`${second}${tier}`),
    useFieldValue(`${third}${tier}`),
    useFieldValue(`${first}${before}`),
    useFieldValue(`${second}${before}`),
    useFieldValue(`${third}${before}`),
  )
  useRecheck(
    `${otherRate}${tier}`,
    useFieldValue(`${rate}${tier}`),
    useFieldValue(`${rate}${before}`),
    useFieldValue(`${otherRate}${before}`),
  )
}

interface ContractTierProps extends ContractTiersProps {
  tier: number
  onRemove: (() => void) | undefined
}

function ContractTier({ kind, tier, looks, onRemove }: ContractTierProps) {
  const { t } = useLingui()
  const titleId = useId()
  useJudged(kind, tier)
  return (
    <section className={css.tier} aria-labelledby={titleId}>
      <div className={css.head}>
        <Heading level={4} size="item" id={titleId}>
          {t({ message: `Tier ${tier}`, comment: 'heading: one step of a contract' })}
        </Heading>
        {onRemove && (
          <Button
            variant="plain"
            tone="neutral"
            size="small"
            icon={<CloseIcon />}
            describedBy={titleId}
            onClick={onRemove}
          >
            {t({ message: 'Remove', context: 'button: a tier of a contract' })}
          </Button>
        )}
      </div>
      <div className={css.fields}>
        {tierParts[kind].map((part) => (
          <FormField key={part} name={`${part}${tier}`} {...looks[`${part}${tier}`]} />
        ))}
      </div>
    </section>
  )
}
