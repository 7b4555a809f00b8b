import { useFormat } from '@baize/i18n'
import { Alert } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'

export interface ArchivedNoteProps {
  /** Until when bets of the list may be kept elsewhere, as the platform says; nothing is said where none are. */
  before: string | undefined
}

/** Says over a list of bets that old ones are not in it. */
export function ArchivedNote({ before }: ArchivedNoteProps) {
  const { t } = useLingui()
  const format = useFormat()
  if (before === undefined) return null
  const moment = format.dateTime(before)
  return (
    <Alert>
      {t({
        message: `Bets settled before ${moment} are archived and not listed here. Contact customer service to find them.`,
        comment: 'over a list of bets',
      })}
    </Alert>
  )
}
