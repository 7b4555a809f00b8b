import { useFormat } from '@baize/i18n'
import { Heading, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { FormField } from '../form/FormField.tsx'
import { ContractTiers } from './ContractTiers.tsx'
import { type OfferKind, shareOf } from './offer.ts'
import type { OfferLooks } from './useOfferLooks.ts'
import { useOfferWords } from './useOfferWords.ts'

export interface OfferFieldsProps extends OfferLooks {
  kind: OfferKind
  /** The agent's own rate, in per cent. */
  maxRate: string
}

/** The terms of an offer, to fill in. */
export function OfferFields({ kind, maxRate, looks, tierLooks, tierLabel }: OfferFieldsProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { kinds, windows } = useOfferWords()
  const own = format.percent(shareOf(maxRate), { maximumFractionDigits: 4 })
  return (
    <>
      <Stack space="2xs">
        <Heading level={3} size="group">
          {kinds[kind]}
        </Heading>
        <Text tone="secondary">{windows[kind]}</Text>
        <Text tone="muted" size="sm">
          {t`Your own share is ${own}. You can offer up to that amount.`}
        </Text>
      </Stack>
      <FormField name="period" {...looks.period} />
      <FormField name="carry" {...looks.carry} />
      <FormField name="base" {...looks.base} />
      <ContractTiers kind={kind} label={tierLabel} looks={tierLooks} />
      <FormField name="autoPay" {...looks.autoPay} />
    </>
  )
}
