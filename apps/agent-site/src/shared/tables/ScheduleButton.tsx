import type { ExportOf } from '@baize/account'
import { lazyScreen, useMay } from '@baize/site'
import { Button } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Scheduled } from '../../features/scheduled-reports/schedule.ts'

/** A form is as heavy as the rest of the tools. */
const ScheduleDialog = lazyScreen(
  () => import('../../features/scheduled-reports/ScheduleDialog.tsx').then((chunk) => chunk.ScheduleDialog),
  'silent',
)

const scheduled = ['teamReport', 'teamProfitLoss', 'teamBets', 'downlineTransactions'] as const

/** What of a report can be made each day or week; null for rows of now, or of any day, and for other lists. */
function scheduledOf({ record, filter = {}, columns }: ExportOf): Scheduled | null {
  const name = scheduled.find((each) => each === record)
  const { from: _, to: __, ...rest } = filter
  const { state, search } = rest
  const withoutPeriod = state === 'unsettled' || search !== undefined
  return name === undefined || withoutPeriod ? null : { record: name, filter: rest, columns }
}

/** Leads from an open report to its schedule. */
export function ScheduleButton(props: ExportOf) {
  const { t } = useLingui()
  const [open, setOpen] = useState(false)
  const may = useMay()
  const report = scheduledOf(props)
  if (report === null || !may('full')) return null
  return (
    <>
      <Button
        variant="outline"
        tone="neutral"
        size="small"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t({ message: 'Schedule', context: 'button: makes a report each day or week' })}
      </Button>
      {open && <ScheduleDialog report={report} onClose={() => setOpen(false)} />}
    </>
  )
}
