import { useFormat } from '@baize/i18n'
import { Alert, KeyValueList, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useFormScope } from '../form/FormContext.ts'
import { useComputed } from '../form/useFields.ts'
import { above } from '../money/money.ts'
import { type OfferKind, ratesOf, shareOf, tiersIn, tiersOf, topRate } from './offer.ts'

/** A contract that the receiver has with an own downline. */
export interface DownlineContract {
  readonly id: string
  readonly account: string
  /** The best rate that it pays, in per cent as a decimal string. */
  readonly rate: string
}

/** What happens to contracts of the receiver's downlines that pay more than the offer does. */
export type LowerRatePolicy = 'endDownlineContracts' | 'refuse'

export interface LowerRateNoticeProps {
  kind: OfferKind
  policy: LowerRatePolicy
  contracts: readonly DownlineContract[]
}

/** Says, while rates are typed, which contracts of the receiver's downlines pay more, and what follows from it. */
export function LowerRateNotice({ kind, policy, contracts }: LowerRateNoticeProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { late } = useFormScope()
  const offered = useComputed((values) => topRate(kind, tiersOf(kind, values)))
  const ended = contracts.filter(({ rate }) => above(rate, offered))

  useEffect(() => {
    if (policy !== 'refuse') return
    return late.add('tiers', {
      problem: (held) => {
        const best = topRate(kind, tiersOf(kind, held))
        const highest = contracts
          .map(({ rate }) => rate)
          .reduce((one, other) => (above(other, one) ? other : one), '0')
        if (!above(highest, best)) return undefined
        const last = tiersIn(held).length - 1
        return {
          field: `tiers.${last}.${ratesOf(kind)[0]}`,
          code: 'rateTooLow',
          params: { minRate: highest },
        }
      },
    })
  }, [late, policy, kind, contracts])

  if (ended.length === 0) return null
  return (
    <Alert
      tone={policy === 'refuse' ? 'critical' : 'caution'}
      announce="polite"
      title={
        policy === 'refuse'
          ? t`You can’t send this offer: it pays less than contracts below it.`
          : t`If accepted, this offer ends these contracts, because they pay more:`
      }
    >
      <Stack space="xs">
        <KeyValueList
          items={ended.map(({ id, account, rate }) => ({
            id,
            label: account,
            value: format.percent(shareOf(rate), { maximumFractionDigits: 2 }),
          }))}
        />
      </Stack>
    </Alert>
  )
}
