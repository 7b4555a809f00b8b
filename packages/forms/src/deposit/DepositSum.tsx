import { Amount, Box, KeyValueList } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useFieldValue } from '../money/live.tsx'
import { afterFee, type Fee, feeOf } from '../money/money.ts'

/** What the fee is and what is credited, while the amount is typed. */
export function DepositSum({ fee, currency }: { fee: Fee; currency: string }) {
  const { t } = useLingui()
  const amount = useFieldValue('amount')
  const costs = feeOf(amount, fee)
  return (
    <Box surface="sunken" radius="medium" padding="sm">
      <KeyValueList
        items={[
          {
            id: 'fee',
            label: t({ message: 'Fee', context: 'of a deposit or withdrawal' }),
            value: <Amount value={costs} currency={currency} />,
          },
          {
            id: 'credited',
            label: t({ message: 'You receive', context: 'deposit: amount less its fee' }),
            value: <Amount value={afterFee(amount, costs)} currency={currency} />,
            strong: true,
          },
        ]}
      />
    </Box>
  )
}
