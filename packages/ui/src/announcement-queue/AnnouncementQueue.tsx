import { useFormat } from '@baize/i18n'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState, useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import { Button } from '../button/Button.tsx'
import { CheckboxField } from '../checkbox-field/CheckboxField.tsx'
import { Html } from '../html/Html.tsx'
import { Inline } from '../inline/Inline.tsx'
import { dialogStack } from '../modal/dialogStack.ts'
import { onModalChange, openModals } from '../modal/openModals.ts'
import { PopupDialog } from '../modal/PopupDialog.tsx'
import { assignRef } from '../private/assignRef.ts'
import type { CommonProps } from '../private/commonProps.ts'
import { Text } from '../text/Text.tsx'
import { onward } from './AnnouncementQueue.css.ts'
import { type AnnouncementReader, announcementsFor, type PopupAnnouncement } from './announcementsFor.ts'

export interface AnnouncementQueueProps extends CommonProps<HTMLDivElement> {
  /** Everything that may come up; only what is for the reader does. */
  announcements: readonly PopupAnnouncement[]
  /** Who reads. */
  reader: AnnouncementReader
  /** Ids of what was seen in this session, or is not to be shown again; where they are kept is the caller's. */
  seen: readonly string[]
  /** Nothing appears now: a dialog of the page or a game is open. Open dialogs and drawers delay it by themselves. @default false */
  hold?: boolean
  /** One was closed; `dontShowAgain` where the user chose not to see it in later sessions either. */
  onSeen: (id: string, choice: { dontShowAgain: boolean }) => void
}

/** Announcements that come up by themselves: one at a time, each once, never over another dialog. */
export function AnnouncementQueue({
  announcements,
  reader,
  seen,
  hold = false,
  onSeen,
  ref,
  ...root
}: AnnouncementQueueProps) {
  const popup = useRef<HTMLDivElement>(null)

  const [closed, setClosed] = useState<readonly string[]>([])
  // In sync, as the modals are: a popup and a dialog never show together.
  const dialogs = useSnapshot(dialogStack, { sync: true }).opened
  const isCovered = useSyncExternalStore(
    onModalChange,
    () => openModals.open.some((modal: HTMLElement) => modal !== popup.current),
    () => false,
  )
  const waiting = announcementsFor(reader, announcements).filter(
    ({ id }) => !seen.includes(id) && !closed.includes(id),
  )
  const current = waiting[0]
  if (!current || hold || dialogs.length > 0 || isCovered) return null
  return (
    <QueuedPopup
      {...root}
      ref={(element) => {
        popup.current = element
        return assignRef(ref, element)
      }}
      key={current.id}
      announcement={current}
      left={waiting.length - 1}
      onClose={(dontShowAgain) => {
        setClosed([...closed, current.id])
        onSeen(current.id, { dontShowAgain })
      }}
    />
  )
}

interface QueuedPopupProps extends CommonProps<HTMLDivElement> {
  announcement: PopupAnnouncement
  left: number
  onClose: (dontShowAgain: boolean) => void
}

function QueuedPopup({ announcement, left, onClose, ...root }: QueuedPopupProps) {
  const { t } = useLingui()
  const format = useFormat()
  const [dontShowAgain, setDontShowAgain] = useState(false)
  const more = format.number(left)
  return (
    <PopupDialog
      {...root}
      open
      label={announcement.title}
      title={<bdi lang={announcement.lang}>{announcement.title}</bdi>}
      size="medium"
      onClose={() => onClose(dontShowAgain)}
      footer={
        <Inline align="between">
          <CheckboxField
            label={t({ message: 'Do not show this again', context: 'Choice in an announcement popup' })}
            checked={dontShowAgain}
            onCheckedChange={setDontShowAgain}
          />
          <div className={onward}>
            {left > 0 && (
              <Text as="span" size="sm" tone="muted">
                {t({ message: `${more} more`, comment: 'How many announcements come after this one' })}
              </Text>
            )}
            <Button initialFocus onClick={() => onClose(dontShowAgain)}>
              {left > 0
                ? t({ message: 'Next', context: 'Closes an announcement, another one follows' })
                : t({ message: 'Got it', context: 'Closes the last announcement' })}
            </Button>
          </div>
        </Inline>
      }
    >
      <Html content={announcement.content} />
    </PopupDialog>
  )
}
