import { ApiError } from '@baize/api'
import { completePassword, registerSettings } from '@baize/api/calls'
import { Form } from '@baize/forms'
import { Loaded, useApiQuery, useCall, useProblemText } from '@baize/site'
import { Alert, Button, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'

export interface ResetPasswordProps {
  /** The code of the link from the e-mail. */
  code: string
  /** Leads to signing in with the new password. */
  onSignIn: () => void
  /** The link is no longer valid: leads to requesting another one. */
  onAskAgain: () => void
}

/** The new password of a visitor who followed the link of the e-mail. */
export function ResetPassword({ code, onSignIn, onAskAgain }: ResetPasswordProps) {
  const { t } = useLingui()
  const complete = useCall(completePassword)
  const problemText = useProblemText()
  const settings = useApiQuery(registerSettings, {}, { ofSession: false })
  const [over, setOver] = useState(code === '')
  if (over) {
    return (
      <Stack space="md">
        <Alert tone="caution" announce="polite">
          {t`This link has been used or has expired. Request a new one.`}
        </Alert>
        <Button size="large" fullWidth onClick={onAskAgain}>
          {t({ message: 'Request a new link', context: 'button: a new password by e-mail' })}
        </Button>
      </Stack>
    )
  }
  return (
    <Loaded read={settings}>
      {({ rules: { password } }) => (
        <Form
          fields={[
            { ...(password ?? defaultPassword), name: 'newPassword', required: true },
            { name: 'confirmNewPassword', required: true },
          ]}
          leaving="never"
          submitLabel={t({ message: 'Set new password', context: 'button' })}
          onSubmit={async ({ newPassword, confirmNewPassword }) => {
            const body = {
              code,
              newPassword: String(newPassword),
              confirmNewPassword: String(confirmNewPassword),
            }
            try {
              await complete.mutateAsync({ body })
            } catch (error) {
              if (error instanceof ApiError && error.code === 'verificationWrong') return setOver(true)
              throw error
            }
          }}
          explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
          done={() => (
            <Stack space="md">
              <Alert tone="positive">{t`Your new password is set. Sign in with it.`}</Alert>
              <Button size="large" fullWidth onClick={onSignIn}>
                {t({ message: 'Sign in', context: 'button' })}
              </Button>
            </Stack>
          )}
        />
      )}
    </Loaded>
  )
}

const defaultPassword = { acceptedPattern: '*', patternId: 1, minLength: 8, maxLength: 64 } as const
