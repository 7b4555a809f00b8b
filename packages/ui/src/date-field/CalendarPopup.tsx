import { Popover } from 'radix-ui'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { isEscapeTaken } from '../modal/escape.ts'
import { Modal } from '../modal/Modal.tsx'
import { anchored, isFocusLost, keepPlace } from '../private/anchored.ts'
import { anchoredLayer, anchoredPopup } from '../private/anchoredLayer.css.ts'
import { cx } from '../private/cx.ts'
import { Presence, useLeaving } from '../private/Presence.tsx'
import { useLayerContainer } from '../theme/context.ts'
import { below } from '../tokens/media.ts'
import * as css from './DateField.css.ts'

export interface CalendarPopupProps {
  open: boolean
  /** What is chosen in it. */
  label: string
  box: RefObject<HTMLElement | null>
  children: ReactNode
  onClose: () => void
}

const isPhone = () => window.matchMedia(below('tablet')).matches

/** What opens over a field of dates: beside the field, and from below on a phone. */
export function CalendarPopup(props: CalendarPopupProps) {
  const { open } = props
  const [wasOpen, setWasOpen] = useState(open)
  const [fromBelow, setFromBelow] = useState(isPhone)
  // Its end is drawn where it was opened.
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setFromBelow(isPhone())
  }
  return fromBelow ? <FromBelow {...props} /> : <Beside {...props} />
}

function focusDay(popup: HTMLElement): void {
  const day = popup.querySelector<HTMLElement>('[data-day][tabindex="0"]') ?? popup
  day.focus({ preventScroll: true })
}

function FromBelow({ open, label, children, onClose }: CalendarPopupProps) {
  return (
    <Modal
      open={open}
      label={label}
      shape={{ cover: css.cover, panel: css.bottomSheet }}
      dismissible
      initialFocus={focusDay}
      onClose={onClose}
    >
      <div className={css.panel}>{children}</div>
    </Modal>
  )
}

function Beside({ open, ...popup }: CalendarPopupProps) {
  return (
    <Presence open={open}>
      <OpenPopup {...popup} />
    </Presence>
  )
}

function OpenPopup({ label, box, children, onClose }: Omit<CalendarPopupProps, 'open'>) {
  const layer = useRef<HTMLDivElement>(null)
  useLeaving(layer, keepPlace)
  const popup = useRef<HTMLDivElement>(null)
  const container = useLayerContainer() ?? document.body
  const [opener] = useState(() => document.activeElement)
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={box as RefObject<HTMLElement>} />
      <Popover.Portal container={container}>
        <div ref={layer} className={anchoredLayer}>
          <Popover.Content
            {...anchored}
            ref={popup}
            aria-label={label}
            align="start"
            className={cx(css.popup, anchoredPopup)}
            onOpenAutoFocus={(event) => {
              event.preventDefault()
              if (popup.current) focusDay(popup.current)
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              if (isFocusLost() && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
            }}
            onEscapeKeyDown={(event) => {
              if (isEscapeTaken(event)) event.preventDefault()
            }}
          >
            <div className={css.panel}>{children}</div>
          </Popover.Content>
        </div>
      </Popover.Portal>
    </Popover.Root>
  )
}
