import { ApiError } from '@baize/api'
import { useProblemText } from '@baize/site'
import { Button, EmptyState, Inline } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { openPopup } from './popups.ts'

export interface RealAccountNeededProps {
  /** Place of its title in the outline. @default 1 */
  level?: 1 | 2
  /** What it is needed for. @default what the platform says to a trial account */
  children?: ReactNode
  /** Another way on, beside opening an account. */
  beside?: ReactNode
}

/** In place of what a trial account may not have: that it needs an account of its own, and a link to open one. */
export function RealAccountNeeded({ level = 1, children, beside }: RealAccountNeededProps) {
  const { t } = useLingui()
  const problemText = useProblemText()
  return (
    <EmptyState
      level={level}
      title={t({ message: 'Real account needed', context: 'title of a dialog' })}
      action={
        <Inline space="sm" align="center">
          <Button aria-haspopup="dialog" onClick={() => openPopup('register')}>
            {t({ message: 'Open an account', context: 'button' })}
          </Button>
          {beside}
        </Inline>
      }
    >
      {children ?? problemText(new ApiError('realAccountNeeded'))}
    </EmptyState>
  )
}
