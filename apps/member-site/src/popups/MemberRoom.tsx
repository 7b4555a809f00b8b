import { useProblemText, useSession } from '@baize/account'
import { ApiError } from '@baize/api'
import { Button, EmptyState } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { openPopup } from './popups.ts'

/** A room for members with an account of their own: a trial account hears so, and how to get one. */
export function MemberRoom({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const { member } = useSession()
  const problemText = useProblemText()
  if (member?.type !== 4) return children
  return (
    <EmptyState
      level={1}
      title={t({ message: 'Real account needed', context: 'title of a dialog' })}
      action={
        <Button onClick={() => openPopup('register')}>
          {t({ message: 'Open an account', context: 'button' })}
        </Button>
      }
    >
      {problemText(new ApiError('realAccountNeeded'))}
    </EmptyState>
  )
}
