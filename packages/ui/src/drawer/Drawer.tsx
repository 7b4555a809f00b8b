import { type ReactNode, useId } from 'react'
import { footer as footerClass } from '../modal/Modal.css.ts'
import { type CloseReason, Modal } from '../modal/Modal.tsx'
import { ModalHead } from '../modal/ModalHead.tsx'
import { ScrollBody } from '../modal/ScrollBody.tsx'
import type { CommonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import * as css from './Drawer.css.ts'

/** The edges a drawer may come from; `start` is right in right-to-left languages. */
export const drawerSides = ['start', 'end', 'bottom'] as const
/** The edge of a drawer. */
export type DrawerSide = (typeof drawerSides)[number]

/** The width of a drawer. */
export const drawerSizes = ['small', 'medium', 'large'] as const
/** The width of a drawer. */
export type DrawerSize = (typeof drawerSizes)[number]

export interface DrawerProps extends CommonProps<HTMLDivElement> {
  /** Its content. */
  children?: ReactNode
  /** Whether it is shown. Nothing is rendered while it is not, but for its end. An owner that unmounts it instead ends it at once. */
  open: boolean
  /** Accessible name where there is no title. */
  label: string
  /** A heading in the drawer. */
  title?: ReactNode
  /** The edge that it is attached to. @default 'end' */
  side?: DrawerSide
  /** How wide it may grow; a strip of the page stays in view on phones. @default 'small' */
  size?: DrawerSize
  /** Leave out the close button; Escape still closes. @default false */
  hideCloseButton?: boolean
  /** A click beside it closes it. @default true */
  dismissible?: boolean
  /** The address says that it is open, so that Back closes it without help. @default false */
  routed?: boolean
  /** What stays in view under the scrolling part: usually actions. */
  footer?: ReactNode
  /** Called when the user requests to close it. */
  onClose: (reason: CloseReason) => void
}

/** A panel from an edge of the screen, for filters, menus and details; the page behind it is held still. */
export function Drawer({
  children,
  open,
  label,
  title,
  side = 'end',
  size = 'small',
  hideCloseButton = false,
  dismissible = true,
  routed = false,
  footer,
  onClose,
  ...root
}: DrawerProps) {
  const titleId = useId()
  return (
    <Modal
      {...root}
      open={open}
      label={label}
      aria-labelledby={title === undefined ? undefined : titleId}
      shape={{ cover: css.covers[side], panel: cx(css.panels[side], css.panelSizes[size]) }}
      dismissible={dismissible}
      routed={routed}
      onClose={onClose}
    >
      <ModalHead title={title} titleId={titleId} hideCloseButton={hideCloseButton} onClose={onClose} />
      <ScrollBody label={label}>{children}</ScrollBody>
      {footer !== undefined && <footer className={footerClass}>{footer}</footer>}
    </Modal>
  )
}
