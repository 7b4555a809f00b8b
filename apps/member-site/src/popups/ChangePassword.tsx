import { ChangePasswordForm } from '@baize/account'
import { loadMessages } from '@baize/forms'
import { LanguageSection } from '@baize/i18n'
import { toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useEntered } from './useEntered.ts'

/** A new password, before anything else can be done. */
export function ChangePassword() {
  const { t } = useLingui()
  const entered = useEntered()
  return (
    <LanguageSection load={loadMessages}>
      <ChangePasswordForm
        onChanged={() => {
          entered()
          toast({ tone: 'positive', message: t`Your password is changed.` })
        }}
      />
    </LanguageSection>
  )
}
