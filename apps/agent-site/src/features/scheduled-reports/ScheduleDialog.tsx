import { LanguageSection } from '@baize/i18n'
import { PopupDialog } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { loadMessages } from './messages.ts'
import { ScheduleForm } from './ScheduleForm.tsx'
import type { Scheduled } from './schedule.ts'

export interface ScheduleDialogProps {
  report: Scheduled
  onClose: () => void
}

/** Scheduling the report that is open, over its page. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  return (
    <LanguageSection load={loadMessages}>
      <Dialog {...props} />
    </LanguageSection>
  )
}

function Dialog({ report, onClose }: ScheduleDialogProps) {
  const { t } = useLingui()
  const title = t({ message: 'Schedule this report', context: 'title of a dialog' })
  return (
    <PopupDialog open label={title} title={title} onClose={onClose}>
      <ScheduleForm report={report} onDone={onClose} />
    </PopupDialog>
  )
}
