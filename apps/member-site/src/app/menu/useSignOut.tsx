import { useToken } from '@baize/site'
import { confirm } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../shared/paths.ts'

/** Signs out after confirmation: the session is cleared, the brand stays, the home page is shown. */
export function useSignOut(): () => Promise<void> {
  const { t } = useLingui()
  const { leave } = useToken()
  const [, navigate] = useLocation()
  return useCallback(async () => {
    const sure = await confirm({
      question: t({ message: 'Sign out?', context: 'question in a dialog' }),
      message: t`Open games will close. Your balance is not affected.`,
      confirmLabel: t({ message: 'Sign out', context: 'button in a dialog' }),
      cancelLabel: t({ message: 'Stay signed in', context: 'button in a dialog' }),
    })
    if (!sure) return
    const left = leave()
    // In the same task: a page that needs a session would request a sign-in.
    navigate(paths.home)
    await left
  }, [t, leave, navigate])
}
