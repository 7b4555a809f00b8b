import { useFormat } from '@baize/i18n'
import { Amount, Box, KeyValueList } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useFieldValue } from '../money/live.tsx'
import { bonusOf, sum, timesOf } from '../money/money.ts'
import type { BonusGives } from './deposit.ts'

/** What the chosen bonus pays and requires, while the amount is typed: the formula and its result. */
export function BonusSum({ gives, currency }: { gives: BonusGives; currency: string }) {
  const { t } = useLingui()
  const format = useFormat()
  const amount = useFieldValue('amount')
  const bonus = bonusOf(amount, gives.percent, gives.most)
  const wagered = gives.base === 'bonus' ? bonus : sum(amount, bonus)
  const times = format.number(gives.multiplier)
  return (
    <Box surface="sunken" radius="medium" padding="sm">
      <KeyValueList
        items={[
          {
            id: 'bonus',
            label: t({ message: 'Bonus', context: 'label of a choice: a bonus with a deposit' }),
            value: <Amount value={bonus} currency={currency} />,
          },
          {
            id: 'wagered',
            label:
              gives.base === 'bonus'
                ? t({
                    message: `To wager: ${times} × the bonus`,
                    comment: 'label of a sum; the variable is a number',
                  })
                : t({
                    message: `To wager: ${times} × the deposit and the bonus`,
                    comment: 'label of a sum; the variable is a number',
                  }),
            value: <Amount value={timesOf(wagered, gives.multiplier)} currency={currency} />,
            strong: true,
          },
        ]}
      />
    </Box>
  )
}
