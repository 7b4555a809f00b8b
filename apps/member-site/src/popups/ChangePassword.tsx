import { ChangePasswordForm, loadScreenMessages } from '@baize/account'
import { LanguageSection } from '@baize/i18n'
import { toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useEntered } from './useEntered.ts'

/** A new password, before anything else can be done. */
export function ChangePassword() {
  const { t } = useLingui()
  const entered = useEntered()
  return (
    <LanguageSection load={loadScreenMessages}>
      <ChangePasswordForm
        onChanged={() => {
          entered()
          toast({ tone: 'positive', message: t`Your password is changed.` })
        }}
      />
    </LanguageSection>
  )
}
