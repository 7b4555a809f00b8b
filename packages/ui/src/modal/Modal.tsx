import { Dialog } from 'radix-ui'
import { type MouseEvent, type ReactNode, useImperativeHandle, useMemo, useRef } from 'react'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { Presence, useLeaving } from '../private/Presence.tsx'
import { reportNameless } from '../private/reportNameless.ts'
import { useHydrated } from '../private/useHydrated.ts'
import { useLayerContainer } from '../theme/context.ts'
import { isEscapeTaken } from './escape.ts'
import { focusInto } from './initialFocus.ts'
import * as css from './Modal.css.ts'
import { readPlace } from './scrollLock.ts'
import { useModalLayer } from './useModalLayer.ts'

/** Why a modal asks to be closed. */
export type CloseReason = 'button' | 'escape' | 'backdrop' | 'timeout'

export interface ModalProps extends CommonProps<HTMLDivElement> {
  children: ReactNode
  /** @default true */
  open?: boolean
  /** Stays mounted, and hidden, while it is closed. @default false */
  keepMounted?: boolean
  /** It is closed, and its end is drawn. */
  onExited?: (() => void) | undefined
  /** Accessible name, unless `aria-labelledby` names a visible title. */
  label: string
  role?: 'dialog' | 'alertdialog'
  size?: keyof typeof css.panelSizes
  /** The classes of another shape: a drawer's. */
  shape?: { cover: string; panel: string }
  dismissible?: boolean
  /** The address says that it is open, so that Back closes it without help. @default false */
  routed?: boolean
  /** What takes the focus when it opens. @default the element with `data-autofocus`, the first field, or the modal itself */
  initialFocus?: (modal: HTMLElement) => void
  onClose: (reason: CloseReason) => void
}

/**
 * The base of every modal: Radix's Dialog. Radix's own overlay is not used: its scroll lock injects a `<style>` element,
 * which the sites' policy refuses. A modal that is kept while it is closed has no place in Radix's stack of layers.
 */
export function Modal({ open = true, keepMounted = false, onExited, ...modal }: ModalProps) {
  // Read before anything of it is in the DOM, when it costs no layout.
  const place = useMemo(() => (open ? readPlace() : undefined), [open])
  // Nothing on the server, nor while its page is hydrated: portals are neither.
  const hydrated = useHydrated()
  if (!hydrated) return null
  return (
    <Presence open={open} keepMounted={keepMounted} {...(onExited && { onExited })}>
      <OpenModal {...modal} place={place} />
    </Presence>
  )
}

function OpenModal({
  children,
  label,
  role,
  size = 'small',
  shape,
  dismissible = false,
  routed = false,
  initialFocus = focusInto,
  onClose,
  place,
  ref,
  ...root
}: Omit<ModalProps, 'open' | 'keepMounted' | 'onExited'> & {
  place: ReturnType<typeof readPlace> | undefined
}) {
  if (process.env.NODE_ENV !== 'production') reportNameless('dialog', root['aria-labelledby'] ?? label)
  const content = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => content.current as HTMLDivElement, [])
  const pressedBackdrop = useRef(false)
  const container = useLayerContainer() ?? document.body
  const returnFocus = useModalLayer(content, place, onClose, routed)
  useLeaving(content)

  return (
    <Dialog.Root open>
      <Dialog.Portal container={container}>
        <Dialog.Content
          ref={content}
          {...(role && { role })}
          aria-modal
          aria-label={root['aria-labelledby'] === undefined ? label : undefined}
          aria-describedby={undefined}
          {...commonProps<HTMLDivElement>(root)}
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
            pressedBackdrop.current = event.target === event.currentTarget
          }}
          onClick={(event: MouseEvent<HTMLDivElement>) => {
            if (dismissible && pressedBackdrop.current && event.target === event.currentTarget)
              onClose('backdrop')
          }}
        >
          <div className={shape?.panel ?? cx(css.panel, css.panelSizes[size])}>{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
