import { ChangePasswordForm } from '@baize/account'
import { loadMessages as loadFormMessages } from '@baize/forms/messages'
import { LanguageSection } from '@baize/i18n'
import { Button, PopupDialog, toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'

interface NewPasswordProps {
  readonly onSignOut: () => void
}

/** The first sign-in or an expired password: nothing else can be done until there is a new one. */
export function NewPassword({ onSignOut }: NewPasswordProps) {
  return (
    <LanguageSection load={loadFormMessages}>
      <NewPasswordDialog onSignOut={onSignOut} />
    </LanguageSection>
  )
}

function NewPasswordDialog({ onSignOut }: NewPasswordProps) {
  const { t } = useLingui()
  const title = t({ message: 'Choose a new password', context: 'title of a popup' })
  return (
    <PopupDialog
      open
      label={title}
      title={title}
      hideCloseButton
      onClose={() => {}}
      footer={
        <Button variant="plain" tone="neutral" fullWidth onClick={onSignOut}>
          {t({ message: 'Sign out instead', context: 'button: leave without changing the password' })}
        </Button>
      }
    >
      <ChangePasswordForm onChanged={() => toast({ message: t`Password changed.` })} />
    </PopupDialog>
  )
}
