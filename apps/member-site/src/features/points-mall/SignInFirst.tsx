import { Button, EmptyState } from '@baize/ui'
import { AccountIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useMemberGate } from '../../shared/popups/useMemberGate.ts'

/** In place of what is a member's own, for visitors. */
export function SignInFirst() {
  const { t } = useLingui()
  const gate = useMemberGate()
  return (
    <EmptyState
      icon={<AccountIcon />}
      title={t`Sign in to see your points`}
      action={
        <Button onClick={() => gate({ to: 'points' }, () => {})}>
          {t({ message: 'Sign in', context: 'button' })}
        </Button>
      }
    >
      {t`Only you can see your points and redemptions.`}
    </EmptyState>
  )
}
