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
import type { CommonProps } from '../private/commonProps.ts'
import { whenIdle } from '../private/whenIdle.ts'
import { focusInto } from './initialFocus.ts'
import * as css from './Modal.css.ts'
import { type CloseReason, Modal } from './Modal.tsx'
import { ModalHead } from './ModalHead.tsx'
import { ScrollBody } from './ScrollBody.tsx'

export interface PopupDialogProps extends CommonProps<HTMLDivElement> {
  /** What it shows; it scrolls where it is long. */
  children?: ReactNode
  /**
   * Whether it is shown. Nothing is rendered while it is not, but for its end, unless `keepMounted` says otherwise. An owner
   * that unmounts it instead ends it at once.
   */
  open: boolean
  /**
   * Keeps its content once it was open, with all that was typed into it: opening it again costs next to nothing.
   * @default `prerender`, where there is no `skeleton`
   */
  keepMounted?: boolean
  /**
   * Renders it before it is opened, once the page rests, and keeps it: its first opening then costs as little as the
   * next. For what most people open and what asks a server for nothing until it is used; of a popup that has something
   * `skeleton`, the skeleton is rendered and not its content.
   * @default false
   */
  prerender?: boolean
  /**
   * The skeleton of its content, as tall as that: it is shown on the click, and the content replaces it once it
   * is painted. For content that takes long to render.
   * @default nothing: the content at once
   */
  skeleton?: ReactNode
  /** Accessible name where there is no title. */
  label: string
  /** A heading in the popup. */
  title?: ReactNode
  /** How wide it may grow; on phones it always takes the whole width. @default 'small' */
  size?: 'small' | 'medium' | 'large'
  /** Leave out the close button; Escape still closes. @default false */
  hideCloseButton?: boolean
  /** The address says that it is open, so that Back closes it without help. @default false */
  routed?: boolean
  /** What stays in view under the scrolling part: usually actions. */
  footer?: ReactNode
  /** Called when the user requests to close it. A click outside never does. */
  onClose: (reason: CloseReason) => void
}

/** A popup over the page: page scroll is locked while it is open, and the place on the page is kept. */
export function PopupDialog({ prerender = false, skeleton, keepMounted, ...popup }: PopupDialogProps) {
  const keeps = keepMounted ?? (prerender && skeleton === undefined)
  const [made, setMade] = useState(popup.open)
  if (popup.open && !made) setMade(true)
  useEffect(() => {
    if (prerender && !made) return whenIdle(() => startTransition(() => setMade(true)))
  }, [prerender, made])
  const stays = made && (keeps || prerender)
  return <Popup {...popup} stays={stays} keepMounted={keeps} skeleton={skeleton} />
}

function Popup({
  open,
  stays,
  keepMounted,
  skeleton,
  children,
  label,
  title,
  size = 'small',
  hideCloseButton = false,
  routed = false,
  footer,
  onClose,
  ref,
  ...root
}: Omit<PopupDialogProps, 'keepMounted' | 'prerender'> & { stays: boolean; keepMounted: boolean }) {
  const titleId = useId()
  const dialog = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => dialog.current as HTMLDivElement, [])
  const answered = useAnswered(dialog, { open, keepMounted, skeleton: skeleton !== undefined })
  return (
    <Modal
      {...root}
      ref={dialog}
      open={open}
      keepMounted={stays}
      label={label}
      aria-labelledby={title === undefined ? undefined : titleId}
      size={size}
      routed={routed}
      onClose={onClose}
    >
      <ModalHead title={title} titleId={titleId} hideCloseButton={hideCloseButton} onClose={onClose} />
      <ScrollBody label={label}>{answered ? children : skeleton}</ScrollBody>
      {footer !== undefined && <footer className={css.footer}>{footer}</footer>}
    </Modal>
  )
}

interface Answer {
  readonly open: boolean
  readonly keepMounted: boolean
  readonly skeleton: boolean
}

/** Whether the skeleton was painted and the content can follow: its first field gets the focus that the popup has till then. */
function useAnswered(
  dialog: { readonly current: HTMLDivElement | null },
  { open, keepMounted, skeleton }: Answer,
): boolean {
  const [painted, setPainted] = useState(false)
  // Once it is closed: focus inside the content returns to the opener first.
  useEffect(() => {
    if (painted && !open && !keepMounted) setPainted(false)
  }, [painted, open, keepMounted])
  const waits = open && skeleton && !painted
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the wait begins and when it is over.
  useLayoutEffect(() => {
    if (waits) return afterPicture(() => setPainted(true))
    const element = dialog.current
    if (open && skeleton && element && document.activeElement === element) focusInto(element)
  }, [waits])
  return painted || !skeleton
}
