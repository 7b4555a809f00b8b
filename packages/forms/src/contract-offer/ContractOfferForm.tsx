import { useFormat } from '@baize/i18n'
import { isolated } from '@baize/i18n/format'
import { confirm, Heading, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useMemo } from 'react'
import { Form } from '../form/Form.tsx'
import { FormField } from '../form/FormField.tsx'
import type { FieldLook } from '../form/kinds/look.ts'
import { moreKinds } from '../form/kinds/moreKinds.ts'
import { DonePanel } from '../money/DonePanel.tsx'
import { type SendingProps, sendRenamed } from '../money/sending.ts'
import { ContractTiers } from './ContractTiers.tsx'
import { type DownlineContract, LowerRateNotice, type LowerRatePolicy } from './LowerRateNotice.tsx'
import { OfferReview } from './OfferReview.tsx'
import {
  type ContractOffer,
  carryRules,
  contractOffer,
  MOST_TIERS,
  type OfferBase,
  type OfferKind,
  type OfferStart,
  offerBases,
  offerFields,
  periodsOf,
  shareOf,
  tierParts,
  valuesOf,
} from './offer.ts'
import { useOfferWords } from './useOfferWords.ts'

export interface ContractOfferFormProps extends SendingProps<ContractOffer> {
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
 * caller keeps one idempotency key an offer until there is a definite answer.
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
  const format = useFormat()
  const { kinds, periods, carries, bases: baseNames, windows, parts } = useOfferWords()
  const fields = useMemo(() => offerFields(kind, maxRate, bases), [kind, maxRate, bases])
  const own = format.percent(shareOf(maxRate), { maximumFractionDigits: 4 })
  const { account } = receiver

  const looks: Record<string, FieldLook> = {
    period: {
      label: t({ message: 'Period', context: 'label of a choice: over what time a contract counts' }),
      cards: true,
      options: periodsOf[kind].map((value) => ({ value, label: periods[value] })),
    },
    carry: {
      label: t({ message: 'A period that the team won', context: 'label of a choice: what becomes of it' }),
      options: carryRules.map((value) => ({ value, label: carries[value] })),
    },
    base: {
      label: t({ message: 'The share is taken of', context: 'label of a choice: of a contract' }),
      options: bases.map((value) => ({ value, label: baseNames[value] })),
    },
    autoPay: {
      label: t({
        message: 'Pay each bill by itself as soon as it is made',
        context: 'box to tick: while there is money for it',
      }),
    },
  }
  for (let tier = 1; tier <= MOST_TIERS; tier++) {
    for (const part of tierParts[kind]) {
      looks[`${part}${tier}`] = {
        label: parts[part],
        ...(/rate/i.test(part) ? {} : { money: { currency } }),
      }
    }
  }

  return (
    <Form
      fields={fields}
      looks={looks}
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
      onSubmit={(values) => sendRenamed(onSubmit, contractOffer(receiver.id, kind, values), fieldOf)}
      done={(sent) => (
        <Stack space="lg">
          <DonePanel title={t({ message: 'The offer is sent', context: 'title: contract' })} actions={next}>
            {t`${{ account: isolated(account) }} is asked to accept it. It holds from the first period after that.`}
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
      <Stack space="xxs">
        <Heading level={3} size="group">
          {kinds[kind]}
        </Heading>
        <Text tone="secondary">{windows[kind]}</Text>
        <Text tone="muted" size="sm">
          {t`Your own share is ${own}. You can offer up to that.`}
        </Text>
      </Stack>
      <FormField name="period" {...looks.period} />
      <FormField name="carry" {...looks.carry} />
      <FormField name="base" {...looks.base} />
      <ContractTiers kind={kind} looks={looks} />
      <FormField name="autoPay" {...looks.autoPay} />
      <LowerRateNotice kind={kind} policy={lowerRatePolicy} contracts={downlineContracts} />
    </Form>
  )
}

/** The field of this form for a field of the request: `tiers.0.rate` is `rate1`. */
function fieldOf(field: string): string {
  return field.replace(
    /^tiers[.[](\d+)\]?\.(\w+)$/,
    (_, index: string, part: string) => `${part}${Number(index) + 1}`,
  )
}
