import { ApiError, type ValueOf } from '@baize/api'
import { login } from '@baize/api/calls'
import { type FieldRule, Form, type FormValues } from '@baize/forms'
import { Alert, Button } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useAct } from '../platform/useAct.ts'
import { useProblemText } from '../problems/useProblemText.ts'
import { useToken } from '../session/useToken.ts'
import { useCaptcha } from './useCaptcha.ts'

export interface SignInFormProps {
  /** Signed in: the session is there already. */
  onSignedIn: (result: ValueOf<typeof login>) => void
  /** Stands under the button: ways to an account. */
  afterSubmit?: ReactNode
}

const fields: FieldRule[] = [
  { name: 'username', required: true, maxLength: 64 },
  { name: 'password', required: true, autocomplete: 'current-password', maxLength: 128 },
]
const withPicture: FieldRule[] = [...fields, { name: 'captcha', required: true, maxLength: 16 }]

/** Signing in by user name, on either site. After some failures the platform asks for a captcha. */
export function SignInForm({ onSignedIn, afterSubmit }: SignInFormProps) {
  const { t } = useLingui()
  const { act } = useAct()
  const { enter } = useToken()
  const problemText = useProblemText()
  const [challenged, setChallenged] = useState(false)
  const captcha = useCaptcha(challenged)

  async function submit(values: FormValues) {
    const { username, password, captcha: read } = values
    try {
      const result = await act(login, {
        body: {
          type: 'username',
          username: String(username),
          password: String(password),
          ...captcha.answer(String(read ?? '')),
        },
      })
      enter(result.token)
      onSignedIn(result)
    } catch (error) {
      if (error instanceof ApiError) {
        if (error.params.captcha === true || error.code.startsWith('captcha')) setChallenged(true)
        if (challenged) captcha.refresh()
      }
      throw error
    }
  }

  return (
    <Form
      fields={challenged && !captcha.proven ? withPicture : fields}
      submitLabel={t({ message: 'Sign in', context: 'button' })}
      onSubmit={submit}
      explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
      looks={{
        captcha: {
          captcha: { image: captcha.image, refreshing: captcha.refreshing, onRefresh: captcha.refresh },
        },
      }}
      beforeSubmit={
        challenged &&
        (captcha.proven ? (
          <Alert
            tone="positive"
            announce="polite"
          >{t`Your device has shown that it is not a machine at guesswork. Sign in now.`}</Alert>
        ) : (
          <Button variant="plain" tone="neutral" loading={captcha.proving} onClick={captcha.prove}>
            {t`I cannot read the picture: let my device prove it`}
          </Button>
        ))
      }
      afterSubmit={afterSubmit}
    />
  )
}
