import { Amount, Box, type KeyValue, KeyValueList } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useFieldValue } from '../money/live.tsx'
import { afterFee, type Fee, feeOf } from '../money/money.ts'

export interface WithdrawalSumProps {
  /** What the withdrawal costs. @default nothing */
  fee?: Fee | null | undefined
  /** Sign of the currency. */
  currency: string
}

/** What the fee is and what arrives, while the amount is typed. */
export function WithdrawalSum({ fee, currency }: WithdrawalSumProps) {
  const amount = useFieldValue('amount')
  return (
    <Box surface="sunken" radius="medium" padding="sm">
      <WithdrawalSumOf amount={amount} fee={fee} currency={currency} />
    </Box>
  )
}

export interface WithdrawalSumOfProps extends WithdrawalSumProps {
  /** A decimal string. */
  amount: string
  /** Bank and number of the receiving account. */
  to?: string | undefined
  /** In whose name it is. */
  holder?: string | undefined
}

/** An amount, its fee and what arrives; with the receiving account, where that is known. */
export function WithdrawalSumOf({ amount, fee, currency, to, holder }: WithdrawalSumOfProps) {
  const { t } = useLingui()
  const costs = feeOf(amount, fee ?? {})
  const items: KeyValue[] = [
    {
      id: 'fee',
      label: t({ message: 'Fee', context: 'of a deposit or withdrawal' }),
      value: <Amount value={costs} currency={currency} />,
    },
    {
      id: 'arrives',
      label: t({ message: 'You receive', context: 'withdrawal: amount less its fee' }),
      value: <Amount value={afterFee(amount, costs)} currency={currency} />,
      strong: true,
    },
  ]
  if (holder !== undefined) {
    items.unshift({
      id: 'holder',
      label: t({ message: 'Account name', context: 'label of a form field' }),
      value: <bdi>{holder}</bdi>,
    })
  }
  if (to !== undefined) {
    items.unshift({
      id: 'to',
      label: t({ message: 'To', context: 'receiver of a transfer' }),
      value: <bdi>{to}</bdi>,
    })
  }
  return <KeyValueList items={items} />
}
