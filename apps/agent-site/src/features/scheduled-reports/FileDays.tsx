import { DateTime } from '@baize/ui'
import type { ReportFile } from './schedule.ts'

/** The days of a file: one, or the first and the last. */
export function FileDays({ file: { from, to } }: { file: Pick<ReportFile, 'from' | 'to'> }) {
  return (
    <>
      <DateTime value={`${from}T00:00:00Z`} timeZone="+00:00" show="date" />
      {from !== to && (
        <>
          {' – '}
          <DateTime value={`${to}T00:00:00Z`} timeZone="+00:00" show="date" />
        </>
      )}
    </>
  )
}
