import { isolated } from '@baize/i18n/format'
import { confirm, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import { Form } from '../form/Form.tsx'
import { moreKinds } from '../form/kinds/moreKinds.ts'
import { DonePanel } from '../money/DonePanel.tsx'
import type { SendingProps } from '../money/sending.ts'
import { type DownlineContract, LowerRateNotice, type LowerRatePolicy } from './LowerRateNotice.tsx'
import { OfferFields } from './OfferFields.tsx'
import { OfferReview } from './OfferReview.tsx'
import {
  type ContractOffer,
  contractOffer,
  type OfferBase,
  type OfferKind,
  type OfferStart,
  offerBases,
  offerFields,
  valuesOf,
} from './offer.ts'
import { useOfferLooks } from './useOfferLooks.ts'

export interface ContractOfferFormProps extends SendingProps<ContractOffer> {
  /** What is paid: a share of a period's result, or a salary. */
  kind: OfferKind
  /** To whom it is offered. */
  receiver: { readonly id: string; readonly account: string }
  /** The agent's own rate of this kind, in per cent as a decimal string: none offered is above it. */
  maxRate: string
  /** Sign of the currency. */
  currency: string
  /** Which version of the contract it will be. @default 1 */
  version?: number
  /** Contracts that the receiver has with own downlines. @default none */
  downlineContracts?: readonly DownlineContract[]
  /** What the share may be taken of. @default all of them */
  bases?: readonly OfferBase[]
  /** What happens to those that pay more than the offer. @default 'endDownlineContracts' */
  lowerRatePolicy?: LowerRatePolicy
  /** Terms to begin with: those that are in force with the receiver. @default one empty tier: a flat share */
  start?: OfferStart
  /** What the offer would mean for its receiver, shown where it is looked at once more. @default nothing */
  preview?: (offer: ContractOffer) => ReactNode
}

const none: readonly never[] = []

/**
 * Offers a contract to a downline: what must be reached, and what is paid then, in one to ten tiers that rise. The
 * caller keeps one idempotency key an offer until there is a definite response.
 */
export function ContractOfferForm({
  kind,
  receiver,
  maxRate,
  currency,
  version = 1,
  downlineContracts = none,
  lowerRatePolicy = 'endDownlineContracts',
  bases = offerBases,
  start,
  preview,
  next,
  explain,
  onSubmit,
}: ContractOfferFormProps) {
  const { t } = useLingui()
  const fields = useMemo(() => offerFields(kind, maxRate, bases), [kind, maxRate, bases])
  const { account } = receiver

  const offerLooks = useOfferLooks(kind, currency, bases)

  return (
    <Form
      fields={fields}
      looks={offerLooks.looks}
      kinds={moreKinds}
      draftKey={`contract-${kind}-${receiver.id}`}
      initial={valuesOf(kind, start ?? { autoPay: kind !== 'dividend', tiers: [] }, bases)}
      submitLabel={t({ message: 'Review the offer', context: 'button: contract' })}
      explain={explain}
      review={(values) =>
        confirm({
          question: t({
            message: `Offer this to ${{ account: isolated(account) }}?`,
            context: 'question in a dialog: contract',
          }),
          message: (
            <Stack space="md">
              <OfferReview
                offer={contractOffer(receiver.id, kind, values)}
                party={account}
                version={version}
                currency={currency}
              />
              {preview?.(contractOffer(receiver.id, kind, values))}
            </Stack>
          ),
          confirmLabel: t({ message: 'Send the offer', context: 'button in a dialog: contract' }),
          cancelLabel: t({ message: 'Back', context: 'button in a dialog: change the offer' }),
          size: preview ? 'large' : 'small',
        })
      }
      onSubmit={(values) => onSubmit(contractOffer(receiver.id, kind, values))}
      done={(sent) => (
        <Stack space="lg">
          <DonePanel title={t({ message: 'Offer sent', context: 'title: contract' })} actions={next}>
            {t`We’ve asked ${{ account: isolated(account) }} to accept it. It takes effect from the next period.`}
          </DonePanel>
          <OfferReview
            offer={contractOffer(receiver.id, kind, sent)}
            party={account}
            version={version}
            currency={currency}
          />
        </Stack>
      )}
    >
      <OfferFields kind={kind} maxRate={maxRate} {...offerLooks} />
      <LowerRateNotice kind={kind} policy={lowerRatePolicy} contracts={downlineContracts} />
    </Form>
  )
}
