import { createContext, type ReactNode, use, useMemo } from 'react'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import * as css from './Modal.css.ts'
import { type CloseReason, Modal } from './Modal.tsx'
import { ModalHead } from './ModalHead.tsx'
import { ScrollBody } from './ScrollBody.tsx'

interface DialogContextValue {
  label: string
  onClose: (reason: CloseReason) => void
}

const DialogContext = createContext<DialogContextValue>({ label: '', onClose: () => {} })

export interface DialogRootProps extends CommonProps<HTMLDivElement> {
  /** Whether it is shown. Nothing is rendered while it is not, but for its end. */
  open: boolean
  /** Accessible name; also where a header shows it. */
  label: string
  /** A `Dialog.Header`, `Dialog.Body` and `Dialog.Footer`, or whatever its owner lays out. */
  children: ReactNode
  /** `alertdialog` where it interrupts and requires a choice. @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
  /** How wide it may grow; on phones it always takes the whole width. @default 'small' */
  size?: 'small' | 'medium' | 'large'
  /** A click beside it closes it. @default false */
  dismissible?: boolean
  /** Called when the user requests to close it. */
  onClose: (reason: CloseReason) => void
}

/** A dialog whose parts their owner lays out. */
export function DialogRoot({ children, label, onClose, ...modal }: DialogRootProps) {
  const dialog = useMemo(() => ({ label, onClose }), [label, onClose])
  return (
    <Modal {...modal} label={label} onClose={onClose}>
      <DialogContext value={dialog}>{children}</DialogContext>
    </Modal>
  )
}

export interface DialogHeaderProps {
  /** The heading. @default the label of the dialog */
  children?: ReactNode
  /** Leave out the close button; Escape still closes. @default false */
  hideCloseButton?: boolean
}

/** The heading of a dialog and its close button, which stay in view. */
export function DialogHeader({ children, hideCloseButton = false }: DialogHeaderProps) {
  const { label, onClose } = use(DialogContext)
  return <ModalHead title={children ?? label} hideCloseButton={hideCloseButton} onClose={onClose} />
}

export interface DialogBodyProps {
  /** What the dialog shows. */
  children: ReactNode
}

/** The part of a dialog that scrolls where it is long. */
export function DialogBody({ children }: DialogBodyProps) {
  return <ScrollBody label={use(DialogContext).label}>{children}</ScrollBody>
}

export interface DialogFooterProps extends CommonProps<HTMLElement> {
  /** Usually actions. */
  children: ReactNode
}

/** What stays in view under the part that scrolls. */
export function DialogFooter({ children, ...root }: DialogFooterProps) {
  return (
    <footer {...commonProps(root)} className={css.footer}>
      {children}
    </footer>
  )
}
