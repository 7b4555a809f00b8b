import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Heading } from '../heading/Heading.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { CloseIcon } from '../icons/icons.ts'
import * as css from './Modal.css.ts'
import type { CloseReason } from './Modal.tsx'

interface ModalHeadProps {
  title: ReactNode
  titleId?: string
  hideCloseButton: boolean
  onClose: (reason: CloseReason) => void
}

/** Title and close button, which stay in view; nothing where there is neither. */
export function ModalHead({ title, titleId, hideCloseButton, onClose }: ModalHeadProps) {
  const { t } = useLingui()
  if (title === undefined && hideCloseButton) return null
  return (
    <header className={css.head}>
      <div className={css.title}>
        {title !== undefined && (
          <Heading level={2} size="group" {...(titleId !== undefined && { id: titleId })}>
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
  )
}
