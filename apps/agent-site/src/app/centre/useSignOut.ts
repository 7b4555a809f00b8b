import { useSession } from '@baize/site'
import { confirm } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import { useLocation } from 'wouter'
import { forgetPage } from '../../shared/door.ts'
import { paths } from '../../shared/paths.ts'

/** Signs out after asking, and leads to the landing page. */
export function useSignOut(): () => void {
  const { t } = useLingui()
  const { leave } = useSession()
  const [, navigate] = useLocation()
  return useCallback(() => {
    const run = async () => {
      const sure = await confirm({
        question: t({ message: 'Sign out?', context: 'question in a dialog' }),
        message: t`You can sign in again at any time. Links and transfers are not affected.`,
        confirmLabel: t({ message: 'Sign out', context: 'button in a dialog' }),
        cancelLabel: t({ message: 'Stay signed in', context: 'button in a dialog' }),
      })
      if (!sure) return
      const left = leave()
      forgetPage()
      navigate(paths.landing)
      await left
    }
    void run()
  }, [t, leave, navigate])
}
