import { useFormat } from '@baize/i18n'
import { Amount, Box, type KeyValue, KeyValueList } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useValue } from '../form/useFields.ts'
import { minus, times } from './points.ts'
import { maxOf, type RedeemProduct } from './redeemFields.ts'

export interface RedeemSum {
  product: RedeemProduct
  /** The user's points. */
  balance: string
  currency: string
}

/** What so many cost, what stays, and what is credited. */
export function useRedeemFacts({ product, balance, currency }: RedeemSum) {
  const { t } = useLingui()
  const format = useFormat()
  return (quantity: number): readonly KeyValue[] => {
    const cost = times(product.points, quantity)
    const credited = product.exchangeType === 'money' ? product.amount : undefined
    return [
      {
        id: 'cost',
        label: t({ message: 'Points cost', context: 'of a redemption' }),
        value: format.number(cost),
      },
      {
        id: 'left',
        label: t({ message: 'Remaining points', context: 'after a redemption' }),
        value: format.number(minus(balance, cost)),
        strong: credited === undefined,
      },
      ...(credited === undefined
        ? []
        : [
            {
              id: 'credited',
              label: t({ message: 'Credited to your balance', context: 'money for points' }),
              value: <Amount value={times(credited, quantity)} currency={currency} />,
              strong: true,
            },
          ]),
    ]
  }
}

/** The facts for the number that is chosen now. */
export function RedeemCost(sum: RedeemSum) {
  const facts = useRedeemFacts(sum)
  const typed = useValue('quantity')
  const wanted = typeof typed === 'string' && /^\d{1,6}$/.test(typed) ? Number(typed) : 0
  const quantity = wanted <= maxOf(sum.product, sum.balance) ? wanted : 0
  return (
    <Box surface="sunken" radius="large" padding="sm">
      <KeyValueList items={facts(quantity)} />
    </Box>
  )
}
