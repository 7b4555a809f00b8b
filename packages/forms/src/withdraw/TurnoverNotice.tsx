import { useFormat } from '@baize/i18n'
import { Alert, Progress, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { less } from '../money/money.ts'

export interface TurnoverNoticeProps {
  /** What has to be bet, a decimal string. */
  required: string
  /** What has been bet of it, a decimal string. */
  done: string
  /** Sign of the currency. */
  currency: string
}

/** What has still to be bet before more can be withdrawn. */
export function TurnoverNotice({ required, done, currency }: TurnoverNoticeProps) {
  const { t } = useLingui()
  const format = useFormat()
  const left = format.amount(less(required, done), { symbol: currency })
  return (
    <Alert tone="caution">
      <Stack space="xs">
        <span>{t`Wager ${left} more (valid bet) to withdraw the rest of your balance.`}</span>
        <Progress
          label={t({ message: 'Wagering progress', context: 'progress towards a withdrawal' })}
          tone="caution"
          value={Number(done)}
          max={Number(required)}
        />
      </Stack>
    </Alert>
  )
}
