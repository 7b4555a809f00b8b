import { deleteReportSchedule, pauseReportSchedule, reportSchedules } from '@baize/api/calls'
import { useCall } from '@baize/site'
import { confirm, toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { Schedule } from './schedule.ts'

/** Pausing, resuming and deleting a schedule; `busy` is the id of the one that is being changed. */
export function useScheduleActions() {
  const { t } = useLingui()
  const pausing = useCall(pauseReportSchedule, {
    failureToast: true,
    invalidates: [reportSchedules],
    onSuccess: ({ paused }) => {
      toast({ message: paused ? t`Schedule paused.` : t`Schedule resumed.` })
    },
  })
  const deletion = useCall(deleteReportSchedule, {
    failureToast: true,
    invalidates: [reportSchedules],
    onSuccess: () => {
      toast({ message: t`Schedule deleted.` })
    },
  })
  async function remove({ id, name }: Schedule) {
    const sure = await confirm({
      question: t({ message: `Delete the schedule ${name}?`, context: 'question in a dialog' }),
      message: t`No more files will be made. You can still download the ones that are ready.`,
      confirmLabel: t({ message: 'Delete', context: 'button: a schedule' }),
      cancelLabel: t({ message: 'Keep', context: 'button in a dialog' }),
      tone: 'critical',
    })
    if (sure) deletion.mutate({ params: { id } })
  }
  const changing = [pausing, deletion].find(({ isPending }) => isPending)
  return {
    busy: changing?.variables?.params.id ?? null,
    pause: ({ id, paused }: Schedule) => pausing.mutate({ params: { id }, body: { paused: !paused } }),
    remove: (schedule: Schedule) => void remove(schedule),
  }
}
