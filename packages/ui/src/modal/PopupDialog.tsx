import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { Heading } from '../heading/Heading.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { CloseIcon } from '../icons/icons.ts'
import * as css from './Modal.css.ts'
import { type CloseReason, Modal } from './Modal.tsx'
import { ScrollBody } from './ScrollBody.tsx'

export interface PopupDialogProps {
  children?: ReactNode
  /** Whether it is shown. Nothing is rendered while it is not. */
  open: boolean
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
export function PopupDialog({ open, ...popup }: PopupDialogProps) {
  return open ? <OpenPopup {...popup} /> : null
}

function OpenPopup({
  children,
  name,
  title,
  size = 'small',
  hideCloseButton = false,
  footer,
  onClose,
}: Omit<PopupDialogProps, 'open'>) {
  const { t } = useLingui()
  const titleId = useId()
  const hasTitle = title !== undefined
  return (
    <Modal name={name} labelledBy={hasTitle ? titleId : undefined} size={size} onClose={onClose}>
      {hasTitle || !hideCloseButton ? (
        <header className={css.head}>
          <div className={css.title}>
            {hasTitle && (
              <Heading level={2} size="group" id={titleId}>
                {title}
              </Heading>
            )}
          </div>
          {!hideCloseButton && (
            <IconButton
              icon={<CloseIcon />}
              label={t({ message: 'Close', context: 'button that closes a popup' })}
              tone="neutral"
              variant="plain"
              onClick={() => onClose('button')}
            />
          )}
        </header>
      ) : null}
      <ScrollBody label={name}>{children}</ScrollBody>
      {footer !== undefined && <footer className={css.foot}>{footer}</footer>}
    </Modal>
  )
}
