import {
  type ReactNode,
  startTransition,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { afterPicture } from '../painted/afterPicture.ts'
import type { RootProps } from '../private/root.ts'
import { whenIdle } from '../private/whenIdle.ts'
import { focusInto } from './initialFocus.ts'
import * as css from './Modal.css.ts'
import { type CloseReason, Modal } from './Modal.tsx'
import { ModalHead } from './ModalHead.tsx'
import { ScrollBody } from './ScrollBody.tsx'

export interface PopupDialogProps extends RootProps<HTMLDivElement> {
  /** What it shows; it scrolls where it is long. */
  children?: ReactNode
  /** Whether it is shown. Nothing is rendered while it is not, unless `keep` says otherwise. */
  open: boolean
  /**
   * Keeps its content once it was open, with all that was typed into it: opening it again costs next to nothing.
   * @default `ready`, where nothing is `pending`
   */
  keep?: boolean
  /**
   * Renders it before it is opened, once the page rests, and keeps it: its first opening then costs as little as the
   * next. For what most people open and what asks a server for nothing until it is used; of a popup that has something
   * `pending`, that is rendered and not its content.
   * @default false
   */
  ready?: boolean
  /**
   * The shapes of what it shows, as tall as that: they answer the press, and its content takes their place once they
   * are painted. For content that takes long to render.
   * @default nothing: the content answers
   */
  pending?: ReactNode
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
export function PopupDialog({ ready = false, pending, keep, ...popup }: PopupDialogProps) {
  const keeps = keep ?? (ready && pending === undefined)
  const [made, setMade] = useState(popup.open)
  if (popup.open && !made) setMade(true)
  useEffect(() => {
    if (ready && !made) return whenIdle(() => startTransition(() => setMade(true)))
  }, [ready, made])
  const stays = made && (keeps || ready)
  return popup.open || stays ? <MountedPopup {...popup} keep={keeps} pending={pending} /> : null
}

function MountedPopup({
  open,
  keep,
  pending,
  children,
  name,
  title,
  size = 'small',
  hideCloseButton = false,
  footer,
  onClose,
  ref,
  ...root
}: Omit<PopupDialogProps, 'keep' | 'ready'> & { keep: boolean }) {
  const titleId = useId()
  const dialog = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => dialog.current as HTMLDivElement, [])
  const answered = useAnswered(dialog, { open, keep, pending: pending !== undefined })
  return (
    <Modal
      {...root}
      ref={dialog}
      open={open}
      name={name}
      labelledBy={title === undefined ? undefined : titleId}
      size={size}
      onClose={onClose}
    >
      <ModalHead title={title} titleId={titleId} hideCloseButton={hideCloseButton} onClose={onClose} />
      <ScrollBody label={name}>{answered ? children : pending}</ScrollBody>
      {footer !== undefined && <footer className={css.foot}>{footer}</footer>}
    </Modal>
  )
}

interface Answer {
  readonly open: boolean
  readonly keep: boolean
  readonly pending: boolean
}

/** Whether the press was answered and the content can follow: its first field gets the focus that the popup has till then. */
function useAnswered(
  dialog: { readonly current: HTMLDivElement | null },
  { open, keep, pending }: Answer,
): boolean {
  const [painted, setPainted] = useState(false)
  // Once it is put away: the focus that is in the content goes back to the opener first.
  useEffect(() => {
    if (painted && !open && !keep) setPainted(false)
  }, [painted, open, keep])
  const waits = open && pending && !painted
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the wait begins and when it is over.
  useLayoutEffect(() => {
    if (waits) return afterPicture(() => setPainted(true))
    const element = dialog.current
    if (open && pending && element && document.activeElement === element) focusInto(element)
  }, [waits])
  return painted || !pending
}
