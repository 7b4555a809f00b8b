import { ApiError } from '@baize/api'
import { confirmPassword } from '@baize/api/calls'
import { Form } from '@baize/forms'
import { joinMessages, LanguageSection } from '@baize/i18n'
import { useCall, useExplain, useSession } from '@baize/site'
import { Button, PopupDialog, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { loadScreenMessages } from '../screen-messages.ts'
import { loadMessages } from './messages.ts'

export interface ConfirmPasswordProps {
  /** By the password; by a code of the authenticator app of an account that has no password; or only by signing in again. */
  method: 'password' | 'google' | 'signIn'
  /** The session is confirmed, or the user does not wish it. */
  onSettled: (confirmed: boolean) => void
}

const load = joinMessages(loadScreenMessages, loadMessages)

/** The dialog that confirms the session before contacts, factors or accounts to pay to change. */
export function ConfirmPassword(props: ConfirmPasswordProps) {
  return (
    <LanguageSection load={load} pending={null}>
      <Dialog {...props} />
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

function Dialog({ method, onSettled }: ConfirmPasswordProps) {
  const { t } = useLingui()
  const title = t({ message: 'Confirm it’s you', context: 'title of a popup' })
  const cancel = () => onSettled(false)
  return (
    <PopupDialog open label={title} title={title} onClose={cancel}>
      {method === 'signIn' ? (
        <Stack space="lg">
          <Text tone="muted">{t`To protect your account, sign out and sign in again. Then make this change.`}</Text>
          <CancelButton onClick={cancel} />
        </Stack>
      ) : (
        <Confirmation method={method} onSettled={onSettled} />
      )}
    </PopupDialog>
  )
}

function CancelButton({ onClick }: { onClick: () => void }) {
  const { t } = useLingui()
  return (
    <Button variant="plain" tone="neutral" fullWidth onClick={onClick}>
      {t({ message: 'Cancel', context: 'button: goes back without a change' })}
    </Button>
  )
}

interface ConfirmationProps extends ConfirmPasswordProps {
  method: keyof typeof fields
}

function Confirmation({ method, onSettled }: ConfirmationProps) {
  const { t } = useLingui()
  const explain = useExplain()
  const { member } = useSession()
  const confirm = useCall(confirmPassword)
  const cancel = () => onSettled(false)
  return (
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
      afterSubmit={<CancelButton onClick={cancel} />}
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
  )
}
