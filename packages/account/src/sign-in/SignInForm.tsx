import { ApiError, type ValueOf } from '@baize/api'
import { login } from '@baize/api/calls'
import {
  Alert,
  Button,
  CaptchaField,
  CheckboxField,
  ErrorSummary,
  PasswordField,
  Stack,
  TextField,
  VisuallyHidden,
} from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { usePlatform } from '../platform/platform.ts'
import { useProblemText } from '../problems/useProblemText.ts'
import { lazyScreen } from '../routing/lazyScreen.tsx'
import { useToken } from '../session/useToken.ts'
import { useErrorTitle } from './useErrorTitle.ts'
import { type SignInField, useSignIn } from './useSignIn.ts'

/** Whether the browser keeps cookies; a server cannot know, and the page it makes says nothing. */
const cookiesEnabled = () => navigator.cookieEnabled
const noChange = () => () => {}

const ExtraVerification = lazyScreen(() =>
  import('../entrance/ExtraVerification.tsx').then((chunk) => chunk.ExtraVerification),
)

export interface SignInFormProps {
  /** The user name that this browser remembers. @default nobody's */
  username?: string | undefined
  /** Signed in: the session is there already. */
  onSignedIn: (result: ValueOf<typeof login>) => void
  /** Stands under the button: ways to an account. */
  afterSubmit?: ReactNode
}

/**
 * Signing in by user name, on either site. After some failures the platform asks for a captcha. It behaves as every
 * form of the product does, but carries no rules: see docs/decisions/0006.
 */
export function SignInForm({ username = '', onSignedIn, afterSubmit }: SignInFormProps) {
  const { t } = useLingui()
  const { client } = usePlatform()
  const { enter } = useToken()
  const problemText = useProblemText()
  const id = useId()
  const summary = useRef<HTMLElement>(null)
  const arrive = (result: ValueOf<typeof login>) => {
    enter(result.token)
    onSignedIn(result)
  }
  const { problem, missing, busy, refusals, verification, challenged, captcha, edited, again, submit } =
    useSignIn(async (values) => arrive(await client.call(login, { body: { type: 'username', ...values } })))

  useEffect(() => {
    if (refusals > 0) summary.current?.focus()
  }, [refusals])
  useErrorTitle(missing.length > 0 || problem !== undefined)

  const cookies = useSyncExternalStore(noChange, cookiesEnabled, () => true)
  const words: Record<SignInField, string> = {
    username: t({ message: 'Enter your user name', comment: 'error: the field is empty' }),
    password: t({ message: 'Enter your password', comment: 'error: the field is empty' }),
    captcha: t({ message: 'Enter the code in the picture', comment: 'error: the field is empty' }),
  }
  const field = (name: SignInField) => ({
    id: `${id}-${name}`,
    name,
    required: true,
    onChange: () => edited(name),
    ...(missing.includes(name) ? { error: words[name] } : {}),
  })
  const errors = [
    ...(problem === undefined
      ? []
      : [
          {
            message: problem instanceof ApiError ? problemText(problem) : t`Something went wrong. Try again.`,
          },
        ]),
    ...missing.map((name) => ({ fieldId: `${id}-${name}`, message: words[name] })),
  ]

  if (verification) return <ExtraVerification asked={verification} onVerified={arrive} onBack={again} />
  return (
    <form noValidate method="post" onSubmit={submit} aria-busy={busy}>
      <Stack space="md">
        {!cookies && (
          <Alert tone="critical">
            {t`Your browser blocks cookies for this site, and nobody can sign in without them. Allow them in the browser's settings, then reload the page.`}
          </Alert>
        )}
        <ErrorSummary ref={summary} errors={errors} />
        <TextField
          {...field('username')}
          label={t({ message: 'User name', context: 'label of a form field' })}
          autoComplete="username"
          defaultValue={username}
          dir="ltr"
        />
        <PasswordField
          {...field('password')}
          label={t({ message: 'Password', context: 'label of a form field' })}
          autoComplete="current-password"
        />
        {challenged && (
          <CaptchaField
            {...field('captcha')}
            label={t({ message: 'Code in the picture', context: 'label of a form field' })}
            image={captcha.image}
            refreshing={captcha.refreshing}
            proof={captcha.proof}
            onRefresh={captcha.refresh}
            onProve={captcha.prove}
            sound={captcha.sound}
          />
        )}
        <CheckboxField
          name="remember"
          defaultChecked
          label={t({ message: 'Remember me', context: 'box in the sign-in form' })}
          hint={t({
            message: 'On this device, for one day. Your password is not kept',
            context: 'hint of a box in the sign-in form',
          })}
        />
        <Button type="submit" size="large" full loading={busy}>
          {t({ message: 'Sign in', context: 'button' })}
        </Button>
        {afterSubmit}
      </Stack>
      <VisuallyHidden>
        <span role="status">
          {busy ? t({ message: 'Sending', comment: 'said by a screen reader while a form is sent' }) : ''}
        </span>
      </VisuallyHidden>
    </form>
  )
}
