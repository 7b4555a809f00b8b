import { useFormat } from '@baize/i18n'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { figures } from '../text/Text.css.ts'
import * as css from './DateTime.css.ts'

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

/** An instant in the page's language, in the page's zone. */
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
  const date = () => format.date(value, { style: length, ...zone })
  const time = () => format.time(value, { seconds, ...zone })
  const both = () => format.dateTime(value, { style: length, seconds, ...zone })
  const text = { date, time, 'date-time': both }[show]()
  const between = show === 'date-time' ? breakOf(text, time()) : 0
  // A date with its weekday and the whole month may need a line of its own, and more.
  const inPieces = length === 'short' || length === 'medium'
  return (
    <time
      // Another moment is another element: on a page that the browser translates its texts are no longer React's.
      key={text}
      {...commonProps(root)}
      dateTime={isoText(value)}
      className={cx(figures, inPieces && css.pieces)}
      suppressHydrationWarning
    >
      {text.slice(0, between)}
      {between > 0 && <wbr />}
      {text.slice(between)}
    </time>
  )
}

/** Where the later of a day and a time begins; a few languages write the time first. */
function breakOf(text: string, time: string): number {
  const at = text.indexOf(time)
  return at > 0 ? at : text.indexOf(' ', time.length) + 1
}
