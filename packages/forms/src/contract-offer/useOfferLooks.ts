import { useLingui } from '@lingui/react/macro'
import type { FieldLook } from '../form/kinds/look.ts'
import { carryRules, type OfferBase, type OfferKind, periodsOf, tierParts } from './offer.ts'
import { useOfferWords } from './useOfferWords.ts'

export interface OfferLooks {
  readonly looks: Readonly<Record<string, FieldLook>>
  readonly tierLooks: Readonly<Record<string, FieldLook>>
  readonly tierLabel: (tier: number) => string
}

/** What a form says about the terms of an offer. */
export function useOfferLooks(kind: OfferKind, currency: string, bases: readonly OfferBase[]): OfferLooks {
  const { t } = useLingui()
  const { periods, carries, bases: baseNames, parts } = useOfferWords()
  const looks: Record<string, FieldLook> = {
    period: {
      label: t({ message: 'Period', context: 'label of a choice: over what time a contract counts' }),
      cards: true,
      options: periodsOf[kind].map((value) => ({ value, label: periods[value] })),
    },
    carry: {
      label: t({ message: 'When the team wins a period', context: 'label of a choice: what becomes of it' }),
      options: carryRules.map((value) => ({ value, label: carries[value] })),
    },
    base: {
      label: t({ message: 'Share based on', context: 'label of a choice: of a contract' }),
      options: bases.map((value) => ({ value, label: baseNames[value] })),
    },
    autoPay: {
      label: t({
        message: 'Pay each bill automatically as soon as it is issued',
        context: 'box to tick: while there is money for it',
      }),
    },
  }
  const tierLooks = Object.fromEntries(
    tierParts[kind].map((part): [string, FieldLook] => [
      part,
      { label: parts[part], ...(/rate/i.test(part) ? {} : { money: { currency } }) },
    ]),
  )
  const tierLabel = (tier: number) =>
    t({ message: `Tier ${tier}`, comment: 'heading: one step of a contract' })
  looks.tiers = { entryLabel: tierLabel, fields: tierLooks }
  return { looks, tierLooks, tierLabel }
}
