import { Dialog } from 'radix-ui'
import {
  Activity,
  type MouseEvent,
  type ReactNode,
  useImperativeHandle,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import { join } from '../private/join.ts'
import { type RootProps, rootAttributes } from '../private/root.ts'
import { isEscapeTaken } from './escape.ts'
import { focusInto } from './initialFocus.ts'
import * as css from './Modal.css.ts'
import { readPlace } from './scrollLock.ts'
import { useModalLayer } from './useModalLayer.ts'

/** Why a modal asks to be closed. */
export type CloseReason = 'button' | 'escape' | 'cover' | 'timeout'

export interface ModalProps extends RootProps<HTMLDivElement> {
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
  /** What takes the focus when it opens. @default what asks for it, the first field, or the modal itself */
  initialFocus?: (modal: HTMLElement) => void
  onClose: (reason: CloseReason) => void
}

/**
 * The base of every modal: Radix's Dialog. Radix's own overlay is not used: its scroll lock injects a `<style>` element,
 * which the sites' policy refuses. Hidden by an `Activity`, a modal keeps its state and leaves Radix's stack of layers.
 */
export function Modal({ open = true, ...modal }: ModalProps) {
  // Read before anything of it is in the page, when it costs no layout.
  const place = useMemo(() => (open ? readPlace() : undefined), [open])
  // Nothing on the server, nor while its page is hydrated: portals are neither.
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  if (!isInBrowser) return null
  return (
    <Activity mode={open ? 'visible' : 'hidden'}>
      <OpenModal {...modal} place={place} />
    </Activity>
  )
}

const neverChanges = () => () => {}

function OpenModal({
  children,
  name,
  labelledBy,
  describedBy,
  role,
  size = 'small',
  shape,
  closeOnCover = false,
  initialFocus = focusInto,
  onClose,
  place,
  ref,
  ...root
}: Omit<ModalProps, 'open'> & { place: ReturnType<typeof readPlace> | undefined }) {
  const content = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => content.current as HTMLDivElement, [])
  const pressedCover = useRef(false)
  const returnFocus = useModalLayer(content, place, onClose)

  return (
    <Dialog.Root open>
      <Dialog.Portal container={document.body}>
        <Dialog.Content
          {...rootAttributes<HTMLDivElement>(root)}
          ref={content}
          {...(role && { role })}
          aria-modal
          aria-label={labelledBy === undefined ? name : undefined}
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          className={shape?.cover ?? css.cover}
          onKeyDown={(event) => event.stopPropagation()}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (content.current) initialFocus(content.current)
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            returnFocus()
          }}
          onEscapeKeyDown={(event) => {
            // Always: Radix would close by itself, and the browser would ask its close watchers.
            event.preventDefault()
            if (!isEscapeTaken(event)) onClose('escape')
          }}
          onInteractOutside={(event) => event.preventDefault()}
          onPointerDown={(event) => {
            pressedCover.current = event.target === event.currentTarget
          }}
          onClick={(event: MouseEvent<HTMLDivElement>) => {
            if (closeOnCover && pressedCover.current && event.target === event.currentTarget) onClose('cover')
          }}
        >
          <div className={shape?.panel ?? join(css.panel, css.panelSizes[size])}>{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
