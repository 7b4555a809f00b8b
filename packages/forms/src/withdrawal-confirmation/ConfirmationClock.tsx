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
  onEnd?: (() => void) | undefined
}

/** Until when the member is asked: in absolute time, and counted down. */
export function ConfirmationClock({ by, skew, now, onEnd }: ConfirmationClockProps) {
  const { t } = useLingui()
  const format = useFormat()
  const [over, setOver] = useState(false)
  if (by === null)
    return <Alert>{t`Please confirm whether this payment arrived. We’ll remind you until you do.`}</Alert>
  if (over) return <Alert tone="caution" announce="polite">{t`Time is up: it counts as received.`}</Alert>
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
            onEnd?.()
          }}
        />
      }
    >
      {t`If you don’t answer, it counts as received on ${time}.`}
    </Alert>
  )
}
