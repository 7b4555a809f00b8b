import { Popover } from 'radix-ui'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { isEscapeTaken } from '../modal/escape.ts'
import { Modal } from '../modal/Modal.tsx'
import { anchored } from '../private/anchored.ts'
import { below } from '../tokens/media.ts'
import * as css from './DateField.css.ts'

export interface CalendarPopupProps {
  /** What is chosen in it. */
  label: string
  box: RefObject<HTMLElement | null>
  children: ReactNode
  onClose: () => void
}

/** What opens over a field of dates: beside the field, and from below on a phone. Mounted means open. */
export function CalendarPopup(props: CalendarPopupProps) {
  const [isPhone] = useState(() => window.matchMedia(below('tablet')).matches)
  return isPhone ? <FromBelow {...props} /> : <Beside {...props} />
}

function focusDay(popup: HTMLElement): void {
  const day = popup.querySelector<HTMLElement>('[data-day][tabindex="0"]') ?? popup
  day.focus({ preventScroll: true })
}

function FromBelow({ label, children, onClose }: CalendarPopupProps) {
  return (
    <Modal
      name={label}
      shape={{ cover: css.cover, panel: css.bottomSheet }}
      closeOnCover
      initialFocus={focusDay}
      onClose={onClose}
    >
      <div className={css.panel}>{children}</div>
    </Modal>
  )
}

function Beside({ label, box, children, onClose }: CalendarPopupProps) {
  const popup = useRef<HTMLDivElement>(null)
  const [opener] = useState(() => document.activeElement)
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={box as RefObject<HTMLElement>} />
      <Popover.Portal>
        <Popover.Content
          {...anchored}
          ref={popup}
          aria-label={label}
          align="start"
          className={css.popup}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (popup.current) focusDay(popup.current)
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            const isLost = document.activeElement === document.body
            if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
          }}
          onEscapeKeyDown={(event) => {
            if (isEscapeTaken(event)) event.preventDefault()
          }}
        >
          <div className={css.panel}>{children}</div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
