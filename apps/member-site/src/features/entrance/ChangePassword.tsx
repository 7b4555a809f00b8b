import { ChangePasswordForm } from '@baize/account'
import { LanguageSection } from '@baize/i18n'
import { toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { loadWords } from './loadMessages.ts'
import { useEntered } from './useEntered.ts'

/** A new password: before anything else can be done, or on the member's own initiative. */
export function ChangePassword() {
  return (
    <LanguageSection load={loadWords}>
      <Changing />
    </LanguageSection>
  )
}

function Changing() {
  const { t } = useLingui()
  const entered = useEntered()
  return (
    <ChangePasswordForm
      onChanged={() => {
        entered()
        toast({ tone: 'positive', message: t`Password changed.` })
      }}
    />
  )
}
