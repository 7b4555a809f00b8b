import { useFormat } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as css from './Countdown.css.ts'
import { countdownSettings } from './settings.ts'
import { useLeft } from './useLeft.ts'

/** How what is left is written: `1:02:05`, `1 hr, 2 min, 5 sec`, `1 hour, 2 minutes, 5 seconds`. */
export const countdownFormats = ['clock', 'short', 'long'] as const
/** How what is left is written. */
export type CountdownFormat = (typeof countdownFormats)[number]

export interface CountdownProps extends CommonProps<HTMLSpanElement> {
  /** The instant it counts down to: ISO 8601 with its offset, or milliseconds since 1970. What is none shows a dash. */
  to: string | number
  /** How what is left is written. @default 'clock' */
  format?: CountdownFormat
  /** Accessible name, for example "Time until the draw". */
  label: string
  /** How far the server's clock is ahead of the device's, in milliseconds. @default 0 */
  skew?: number
  /** What counts as now, where it is not the clock: the countdown is static then. */
  now?: number
  /** What replaces it when the time is over. @default zero */
  ended?: ReactNode
  /** Leave out what is read out at a few marks. @default false */
  silent?: boolean
  /** The time is over; called once for an instant, also where it was over from the start. */
  onEnd?: () => void
}

/** What is left until an instant, second by second; a page that was out of sight catches up. */
export function Countdown({
  to,
  format: look = 'clock',
  label,
  skew = 0,
  now,
  ended,
  silent = false,
  onEnd,
  ...root
}: CountdownProps) {
  const { t } = useLingui()
  const format = useFormat()
  const instant = new Date(to).getTime()
  const left = useLeft(instant, skew, now)
  const over = left === 0
  const toldOf = useRef<number>(undefined)
  useEffect(() => {
    if (!over || toldOf.current === instant) return
    toldOf.current = instant
    onEnd?.()
  }, [over, instant, onEnd])

  // Whole seconds, the begun one included: it reads zero when the time is over, not before.
  const seconds = left === undefined ? undefined : Math.ceil(left / 1000)
  const mark = countdownSettings.announceAt.findLast((limit) => seconds !== undefined && seconds <= limit)
  const spoken = mark === undefined ? '' : format.duration(mark * 1000)
  return (
    <span
      {...commonProps(root)}
      className={css.countdown}
      data-urgent={(seconds !== undefined && seconds > 0 && seconds <= countdownSettings.urgent) || undefined}
    >
      <span role="timer" aria-live="off" aria-label={label}>
        {Number.isFinite(instant) ? (
          over && ended !== undefined ? (
            ended
          ) : seconds === undefined ? (
            <span className={css.waiting}>0:00</span>
          ) : (
            <bdi>{format.duration(seconds * 1000, { style: look })}</bdi>
          )
        ) : (
          '–'
        )}
      </span>
      {!silent && (
        <VisuallyHidden>
          <span role="status">
            {over
              ? t({
                  message: `${label}: ended`,
                  comment: 'A countdown has ended; label is what it counts down to',
                })
              : mark !== undefined &&
                t({
                  message: `${label}: ${spoken}`,
                  comment: 'Read out: what a countdown is for, and what is left',
                })}
          </span>
        </VisuallyHidden>
      )}
    </span>
  )
}
