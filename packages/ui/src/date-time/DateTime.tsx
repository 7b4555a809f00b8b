import { useFormat } from '@baize/i18n'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { figures } from '../text/Text.css.ts'

export interface DateTimeProps extends CommonProps<HTMLTimeElement> {
  /** A moment: ISO 8601 with its offset, or milliseconds since 1970. */
  value: string | number
  /** What of it is shown. @default 'date-time' */
  show?: 'date' | 'time' | 'date-time'
  /** How long the date is written. @default 'medium' */
  length?: 'short' | 'medium' | 'long' | 'full'
  /** With seconds. @default false */
  seconds?: boolean
  /** IANA zone or offset, where it is not the page's. */
  timeZone?: string
}

function isoText(value: string | number): string | undefined {
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

/** A moment in the page's language, in the page's zone. */
export function DateTime({
  value,
  show = 'date-time',
  length = 'medium',
  seconds = false,
  timeZone,
  ...root
}: DateTimeProps) {
  const format = useFormat()
  const zone = timeZone === undefined ? {} : { timeZone }
  const text = {
    date: () => format.date(value, { style: length, ...zone }),
    time: () => format.time(value, { seconds, ...zone }),
    'date-time': () => format.dateTime(value, { style: length, seconds, ...zone }),
  }[show]()
  return (
    <time {...commonProps(root)} dateTime={isoText(value)} className={figures} suppressHydrationWarning>
      {text}
    </time>
  )
}
