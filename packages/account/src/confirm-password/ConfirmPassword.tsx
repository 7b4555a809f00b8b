import { ApiError } from '@baize/api'
import { confirmPassword } from '@baize/api/calls'
import { Form } from '@baize/forms'
import { joinMessages, LanguageSection } from '@baize/i18n'
import { useCall, useExplain, useSession } from '@baize/site'
import { Button, PopupDialog, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { loadScreenMessages } from '../screen-messages.ts'
import { loadMessages } from './messages.ts'

export interface ConfirmPasswordProps {
  /** By the password, or by a code of the authenticator app of an account that has no password. */
  method: 'password' | 'google'
  /** The session is confirmed, or the user does not wish it. */
  onSettled: (confirmed: boolean) => void
}

const load = joinMessages(loadScreenMessages, loadMessages)

/** The dialog that confirms the session before contacts, factors or accounts to pay to change. */
export function ConfirmPassword(props: ConfirmPasswordProps) {
  return (
    <LanguageSection load={load} pending={null}>
      <Question {...props} />
    </LanguageSection>
  )
}

const fields = {
  password: [
    {
      name: 'password',
      kind: 'password' as const,
      required: true,
      maxLength: 128,
      autocomplete: 'current-password',
    },
  ],
  google: [{ name: 'verificationCode', required: true, maxLength: 16, autocomplete: 'one-time-code' }],
}

function Question({ method, onSettled }: ConfirmPasswordProps) {
  const { t } = useLingui()
  const explain = useExplain()
  const { member } = useSession()
  const confirm = useCall(confirmPassword)
  const title = t({ message: 'Confirm it’s you', context: 'title of a popup' })
  const cancel = () => onSettled(false)
  return (
    <PopupDialog open label={title} title={title} onClose={cancel}>
      <Form
        leaving="never"
        fields={fields[method]}
        looks={{
          password: {
            label: t({ message: 'Password', context: 'label of a form field' }),
            empty: t({ message: 'Enter your password', comment: 'error: the field is empty' }),
            hint: t({
              message: 'Forgot it? Sign out, then reset it on the sign-in page',
              context: 'hint of a password field',
            }),
          },
          verificationCode: {
            label: t({ message: 'Authenticator code', context: 'label of a form field' }),
            hint: t({
              message: 'The current code in the app, or a recovery code',
              context: 'a way to prove who one is, explained',
            }),
          },
        }}
        beforeFields={
          <>
            <Text tone="muted">
              {method === 'password'
                ? t`To protect your account, enter your password. What you’ve typed is kept.`
                : t`To protect your account, enter a code. What you’ve typed is kept.`}
            </Text>
            {member && (
              <input
                type="text"
                autoComplete="username"
                value={(member.subUser ?? member).account}
                readOnly
                hidden
              />
            )}
          </>
        }
        submitLabel={t({ message: 'Confirm', context: 'button: proves who one is' })}
        afterSubmit={
          <Button variant="plain" tone="neutral" fullWidth onClick={cancel}>
            {t({ message: 'Cancel', context: 'button: goes back without a change' })}
          </Button>
        }
        onSubmit={async (body) => {
          try {
            await confirm.mutateAsync({ body })
            onSettled(true)
          } catch (error) {
            // The session is over: the site says so, and the dialog would be in the way of signing in.
            if (error instanceof ApiError && error.code === 'notSignedIn') cancel()
            throw error
          }
        }}
        explain={explain}
      />
    </PopupDialog>
  )
}
