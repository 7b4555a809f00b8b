import { DateTime, type DayRange } from '@baize/ui'
import * as css from './Print.css.ts'

/** In print only: the days of a page. */
export function PrintPeriod({ range }: { range: DayRange }) {
  return (
    <p className={css.printOnly}>
      <DateTime value={`${range.from}T00:00:00Z`} timeZone="+00:00" show="date" />
      {' – '}
      <DateTime value={`${range.to}T00:00:00Z`} timeZone="+00:00" show="date" />
    </p>
  )
}
