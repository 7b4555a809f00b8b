import { type ReactNode, startTransition, useEffect, useId, useState } from 'react'
import type { RootProps } from '../private/root.ts'
import { whenIdle } from '../private/whenIdle.ts'
import * as css from './Modal.css.ts'
import { type CloseReason, Modal } from './Modal.tsx'
import { ModalHead } from './ModalHead.tsx'
import { ScrollBody } from './ScrollBody.tsx'

export interface PopupDialogProps extends RootProps<HTMLDialogElement> {
  /** What it shows; it scrolls where it is long. */
  children?: ReactNode
  /** Whether it is shown. Nothing is rendered while it is not, unless `keep` says otherwise. */
  open: boolean
  /**
   * Keeps its content once it was open, with all that was typed into it: opening it again costs next to nothing.
   * @default false
   */
  keep?: boolean
  /**
   * Renders it before it is opened, once the page rests, and keeps it: its first opening then costs as little as the
   * next. For what most people open and what asks a server for nothing until it is used.
   * @default false
   */
  ready?: boolean
  /** What it is called; read out where there is no title. */
  name: string
  /** A heading in the popup. */
  title?: ReactNode
  /** How wide it may grow; on phones it always takes the whole width. @default 'small' */
  size?: 'small' | 'medium' | 'large'
  /** Leave out the close button; Escape still closes. @default false */
  hideCloseButton?: boolean
  /** What stays in view under the scrolling part: actions, usually. */
  footer?: ReactNode
  /** The person asks to close it. A click outside never does. */
  onClose: (reason: CloseReason) => void
}

/** A popup over the page: page scroll is locked while it is open, and the place on the page is kept. */
export function PopupDialog({ ready = false, keep = ready, ...popup }: PopupDialogProps) {
  const [kept, setKept] = useState(popup.open)
  if (popup.open && !kept) setKept(true)
  useEffect(() => {
    if (ready && !kept) return whenIdle(() => startTransition(() => setKept(true)))
  }, [ready, kept])
  return popup.open || (keep && kept) ? <MountedPopup {...popup} /> : null
}

function MountedPopup({
  open,
  children,
  name,
  title,
  size = 'small',
  hideCloseButton = false,
  footer,
  onClose,
  ...root
}: Omit<PopupDialogProps, 'keep' | 'ready'>) {
  const titleId = useId()
  return (
    <Modal
      {...root}
      open={open}
      name={name}
      labelledBy={title === undefined ? undefined : titleId}
      size={size}
      onClose={onClose}
    >
      <ModalHead title={title} titleId={titleId} hideCloseButton={hideCloseButton} onClose={onClose} />
      <ScrollBody label={name}>{children}</ScrollBody>
      {footer !== undefined && <footer className={css.foot}>{footer}</footer>}
    </Modal>
  )
}
