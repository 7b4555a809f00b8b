import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { Form } from '../form/Form.tsx'
import { moreKinds } from '../form/kinds/moreKinds.ts'
import { OfferFields } from './OfferFields.tsx'
import {
  type ContractTerms,
  contractTerms,
  type OfferBase,
  type OfferKind,
  type OfferStart,
  offerBases,
  offerFields,
  valuesOf,
} from './offer.ts'
import { useOfferLooks } from './useOfferLooks.ts'

export interface ContractTermsFormProps {
  /** What is paid: a share of a period's result, or a salary. */
  kind: OfferKind
  /** The agent's own rate of this kind, in per cent as a decimal string: none offered is above it. */
  maxRate: string
  /** Sign of the currency. */
  currency: string
  /** What the share may be taken of. @default all of them */
  bases?: readonly OfferBase[]
  /** Terms to begin with, such as those of a template. @default one empty tier: a flat share */
  start?: OfferStart
  /** Receives the terms once all of them are valid. */
  onSubmit: (terms: ContractTerms) => void
}

/** The terms of a contract alone, to be offered to several accounts. */
export function ContractTermsForm({
  kind,
  maxRate,
  currency,
  bases = offerBases,
  start,
  onSubmit,
}: ContractTermsFormProps) {
  const { t } = useLingui()
  const fields = useMemo(() => offerFields(kind, maxRate, bases), [kind, maxRate, bases])
  const offerLooks = useOfferLooks(kind, currency, bases)
  return (
    <Form
      fields={fields}
      looks={offerLooks.looks}
      kinds={moreKinds}
      initial={valuesOf(kind, start ?? { autoPay: kind !== 'dividend', tiers: [] }, bases)}
      submitLabel={t({ message: 'Choose accounts', context: 'button: to whom terms are offered' })}
      onSubmit={(values) => onSubmit(contractTerms(kind, values))}
    >
      <OfferFields kind={kind} maxRate={maxRate} {...offerLooks} />
    </Form>
  )
}
