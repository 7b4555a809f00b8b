import { useFormat } from '@baize/i18n'
import { Alert, Countdown } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

export interface ConfirmationClockProps {
  /** When the withdrawal counts as received; `null` for never. */
  by: string | null
  /** How far the server's clock is ahead of the device's, in milliseconds. @default 0 */
  skew?: number | undefined
  /** What counts as now, where it is not the clock. */
  now?: number | undefined
  /** The time is over. */
  onOver?: (() => void) | undefined
}

/** Until when the member is asked: in absolute time, and counted down. */
export function ConfirmationClock({ by, skew, now, onOver }: ConfirmationClockProps) {
  const { t } = useLingui()
  const format = useFormat()
  const [over, setOver] = useState(false)
  if (by === null)
    return <Alert>{t`This payment waits for your answer. We remind you until you have answered.`}</Alert>
  if (over)
    return <Alert tone="caution" announce="polite">{t`The time is over: it counts as received.`}</Alert>
  const time = format.dateTime(by)
  return (
    <Alert
      tone="caution"
      title={
        <Countdown
          to={by}
          label={t({ message: 'Time left to answer', context: 'countdown: confirm a withdrawal' })}
          {...(skew === undefined ? {} : { skew })}
          {...(now === undefined ? {} : { now })}
          onEnd={() => {
            setOver(true)
            onOver?.()
          }}
        />
      }
    >
      {t`Without an answer it counts as received on ${time}.`}
    </Alert>
  )
}
