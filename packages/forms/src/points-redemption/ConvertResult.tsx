import { useFormat } from '@baize/i18n'
import { Amount, Box, type KeyValue, KeyValueList } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useValue } from '../form/useFields.ts'
import type { Conversion } from './convertFields.ts'
import { minus, pointsWorth } from './points.ts'

export interface ConvertResultProps {
  conversion: Conversion
  currency: string
  /** Most points that can be converted. */
  most: number
}

/** What points become and what stays of them; or what they cost, and how many there are then. */
export function useConvertFacts({ balance, money, ratio }: Conversion, currency: string) {
  const { t } = useLingui()
  const format = useFormat()
  return (points: string): readonly KeyValue[] => {
    const worth = <Amount value={pointsWorth(points, ratio)} currency={currency} />
    if (money === undefined) {
      return [
        {
          id: 'left',
          label: t({ message: 'Remaining points', context: 'after a redemption' }),
          value: format.number(minus(balance, points)),
        },
        {
          id: 'credited',
          label: t({ message: 'Credited to your balance', context: 'money for points' }),
          value: worth,
          strong: true,
        },
      ]
    }
    return [
      {
        id: 'after',
        label: t({ message: 'Points after purchase', context: 'how many points one has after buying some' }),
        value: format.number(minus(balance, `-${points}`)),
      },
      {
        id: 'paid',
        label: t({ message: 'You pay', context: 'money for points' }),
        value: worth,
        strong: true,
      },
    ]
  }
}

/** The result for the points that are typed now. */
export function ConvertResult({ conversion, currency, most }: ConvertResultProps) {
  const facts = useConvertFacts(conversion, currency)
  const typed = useValue('points')
  const fits = typeof typed === 'string' && /^\d{1,15}$/.test(typed) && Number(typed) <= most
  return (
    <Box surface="sunken" radius="large" padding="sm">
      <KeyValueList items={facts(fits ? typed : '0')} />
    </Box>
  )
}
