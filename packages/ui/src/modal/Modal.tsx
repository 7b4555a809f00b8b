import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { isComposing } from '../private/composing.ts'
import { join } from '../private/join.ts'
import { type RootProps, rootAttributes } from '../private/root.ts'
import { focusInto, wrapTab } from './focusWithin.ts'
import * as css from './Modal.css.ts'
import { present } from './present.ts'
import { lockScroll, readPlace } from './scrollLock.ts'

/** Why a modal asks to be closed. */
export type CloseReason = 'button' | 'escape' | 'cover' | 'timeout'

export interface ModalProps extends RootProps<HTMLDialogElement> {
  children: ReactNode
  /** Whether it is shown, of a modal that stays mounted while it is not. @default true */
  open?: boolean
  /** What it is called for people who do not see it. */
  name: string
  /** Id of a visible title, which then names it instead. */
  labelledBy?: string | undefined
  describedBy?: string | undefined
  role?: 'dialog' | 'alertdialog'
  size?: keyof typeof css.panelSizes
  /** The classes of another shape: a drawer's. */
  shape?: { cover: string; panel: string }
  closeOnCover?: boolean
  onClose: (reason: CloseReason) => void
}

/** The ground of every modal: a native `<dialog>` in the browser's top layer. */
export function Modal({
  children,
  open = true,
  name,
  labelledBy,
  describedBy,
  role,
  size = 'small',
  shape,
  closeOnCover = false,
  onClose,
  ref,
  ...root
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement, [])
  const pressedCover = useRef(false)
  const isPutAway = useRef(false)
  // Read before anything of it is in the page; where it comes back with its page, read anew.
  const place = useMemo(() => (open ? readPlace() : undefined), [open])
  const placed = useRef<unknown>(undefined)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !open) return
    const unlock = lockScroll(placed.current === place ? readPlace() : place)
    placed.current = place
    isPutAway.current = false
    const putAway = present(element)
    focusInto(element)
    return () => {
      isPutAway.current = true
      putAway()
      unlock()
    }
  }, [place, open])

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.defaultPrevented) return
    event.stopPropagation()
    if (event.key === 'Escape') {
      // Also when it is an input method's: the browser would cancel the native dialog by it.
      event.preventDefault()
      if (!isComposing(event.nativeEvent)) onClose('escape')
    } else wrapTab(event.nativeEvent, event.currentTarget)
  }

  return (
    <dialog
      {...rootAttributes<HTMLDialogElement>(root)}
      ref={dialog}
      role={role}
      tabIndex={-1}
      aria-label={labelledBy === undefined ? name : undefined}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={shape?.cover ?? css.cover}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        // The back gesture of a phone; a file field's own `cancel` bubbles here too and is not ours.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose('escape')
      }}
      onClose={(event) => {
        // A second back gesture closes a native dialog whatever its page says: then the page must follow. A dialog
        // that is put away with its page, as while the site is closed, comes back with it.
        const ours = event.target === event.currentTarget && !event.currentTarget.open
        if (ours && !isPutAway.current) onClose('escape')
      }}
      onPointerDown={(event) => {
        pressedCover.current = event.target === event.currentTarget
      }}
      onClick={(event: MouseEvent<HTMLDialogElement>) => {
        if (closeOnCover && pressedCover.current && event.target === event.currentTarget) onClose('cover')
      }}
    >
      <div className={shape?.panel ?? join(css.panel, css.panelSizes[size])}>{children}</div>
    </dialog>
  )
}
