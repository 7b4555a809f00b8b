import { useFormat, useLanguage } from '@baize/i18n'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import * as css from './LiveClock.css.ts'
import { useNow } from './now.ts'

export interface LiveClockProps extends CommonProps<HTMLSpanElement> {
  /**
   * Zone of the clock.
   * @default the language provider's, else the device's
   */
  timeZone?: string
  /** Shows the day too. @default false */
  date?: boolean
  /** Shows the offset from Greenwich. @default true */
  offset?: boolean
  /**
   * How far the server's clock is ahead of the device's, in milliseconds.
   * @default 0
   */
  skew?: number
}

/** The time of day with its offset, anew each second. Never announced, but readable. */
export function LiveClock({ timeZone, date = false, offset = true, skew = 0, ...root }: LiveClockProps) {
  const format = useFormat()
  const language = useLanguage()
  const device = useNow()
  const now = device === undefined ? undefined : device + skew
  const zone = timeZone ?? language.timeZone
  const options = zone === undefined ? {} : { timeZone: zone }
  return (
    <span className={css.clock} role="timer" aria-live="off" {...commonProps(root)}>
      {now === undefined ? (
        <span className={css.waiting}>--:--:--</span>
      ) : (
        <>
          {offset && <span className={css.offset}>{format.gmtOffset(now, options)}</span>}
          <time className={css.time} dateTime={new Date(now).toISOString()}>
            {date
              ? format.dateTime(now, { ...options, seconds: true })
              : format.time(now, { ...options, seconds: true })}
          </time>
        </>
      )}
    </span>
  )
}
