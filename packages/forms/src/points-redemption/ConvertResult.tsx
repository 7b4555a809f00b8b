import { useFormat } from '@baize/i18n'
import { Amount, Box, type KeyValue, KeyValueList } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useValue } from '../form/useFields.ts'
import { wholePoints } from './convertFields.ts'
import { minus, type PointsRatio, pointsWorth } from './points.ts'

export interface Conversion {
  balance: string
  ratio: PointsRatio
  currency: string
}

/** What points become, and what stays of them. */
export function useConvertFacts({ balance, ratio, currency }: Conversion) {
  const { t } = useLingui()
  const format = useFormat()
  return (points: string): readonly KeyValue[] => [
    {
      id: 'left',
      label: t({ message: 'Points left', context: 'after a redemption' }),
      value: format.number(minus(balance, points)),
    },
    {
      id: 'credited',
      label: t({ message: 'Credited to your balance', context: 'money for points' }),
      value: <Amount value={pointsWorth(points, ratio)} currency={currency} />,
      strong: true,
    },
  ]
}

/** The result for the points that are typed now. */
export function ConvertResult(conversion: Conversion) {
  const facts = useConvertFacts(conversion)
  const typed = useValue('points')
  const fits =
    typeof typed === 'string' && /^\d{1,15}$/.test(typed) && Number(typed) <= wholePoints(conversion.balance)
  return (
    <Box surface="sunken" radius="large" padding="sm">
      <KeyValueList items={facts(fits ? typed : '0')} />
    </Box>
  )
}
