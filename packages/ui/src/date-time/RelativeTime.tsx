import { useFormat } from '@baize/i18n'
import { useEffect, useState } from 'react'
import { type CommonProps, commonProps } from '../private/commonProps.ts'

export interface RelativeTimeProps extends CommonProps<HTMLTimeElement> {
  /** A moment: ISO 8601 with its offset, or milliseconds since 1970. */
  value: string | number
  /** What counts as now; for stories and tests. @default the clock, read again each minute */
  now?: number
  /**
   * How far the server's clock is ahead of the device's, in milliseconds.
   * @default 0
   */
  skew?: number
}

/** How long ago, or how soon, in words; the exact moment is its tooltip. */
export function RelativeTime({ value, now, skew = 0, ...root }: RelativeTimeProps) {
  const format = useFormat()
  const [clock, setClock] = useState(() => now ?? Date.now())
  useEffect(() => {
    if (now !== undefined) return
    const timer = setInterval(() => setClock(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [now])
  return (
    <time {...commonProps(root)} title={format.dateTime(value)} suppressHydrationWarning>
      {format.relativeTime(value, { now: now ?? clock + skew })}
    </time>
  )
}
