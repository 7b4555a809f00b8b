import { DateTime } from '@baize/ui'

/** First and last day that figures are of; one day where they are the same. */
export function FigureDays({ from, to }: { from: string; to: string }) {
  const day = (value: string) => <DateTime value={`${value}T00:00:00Z`} timeZone="+00:00" show="date" />
  return from === to ? (
    day(from)
  ) : (
    <>
      {day(from)} – {day(to)}
    </>
  )
}
