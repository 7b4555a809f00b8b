import { ApiError, type ValueOf } from '@baize/api'
import { login } from '@baize/api/calls'
import {
  CheckboxView,
  compileFields,
  FormBody,
  LateCaptchaView,
  PasswordView,
  type SentValues,
  TextView,
  useRulesForm,
} from '@baize/forms'
import { lazyScreen, usePlatform, useProblemText, useToken } from '@baize/site'
import { Alert } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useCaptchaSource } from './useCaptchaSource.ts'

/** Whether the browser keeps cookies; a server cannot know, and the page it makes says nothing. */
const cookiesEnabled = () => navigator.cookieEnabled
const noChange = () => () => {}

const ExtraVerification = lazyScreen(() =>
  import('../entrance/ExtraVerification.tsx').then((chunk) => chunk.ExtraVerification),
)

/** Kinds by themselves: a page that is nothing but this form loads no other field. */
const kinds = { text: TextView, password: PasswordView, captcha: LateCaptchaView, checkbox: CheckboxView }
const rules = [
  { name: 'username', required: true },
  { name: 'password', required: true, autocomplete: 'current-password' },
]
const captchaRules = [{ name: 'captcha', required: true }]
const rememberRules = [{ name: 'remember', kind: 'checkbox' as const }]
const compiled = compileFields([...rules, ...rememberRules])
const challengedCompiled = compileFields([...rules, ...captchaRules, ...rememberRules])

export interface SignInFormProps {
  /** The user name that this browser remembers. @default none */
  username?: string | undefined
  /** Signed in: the session is there already. */
  onSignedIn: (result: ValueOf<typeof login>) => void
  /** Shown under the button: ways to an account. */
  afterSubmit?: ReactNode
}

/** Signing in by user name, on either site. After some failures the platform requires a captcha. */
export function SignInForm({ username = '', onSignedIn, afterSubmit }: SignInFormProps) {
  const { t } = useLingui()
  const { client } = usePlatform()
  const { enter } = useToken()
  const problemText = useProblemText()
  const captcha = useCaptchaSource()
  const [challenged, setChallenged] = useState(false)
  const [verification, setVerification] = useState<ApiError['params']>()
  const form = useRulesForm(challenged ? challengedCompiled : compiled, {
    defaultValues: { username, remember: true },
  })
  const cookies = useSyncExternalStore(noChange, cookiesEnabled, () => true)

  function arrive(result: ValueOf<typeof login>) {
    enter(result.token)
    onSignedIn(result)
  }
  async function signIn(values: SentValues) {
    try {
      arrive(await client.call(login, { body: { type: 'username', ...(values as unknown as SignInValues) } }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.params.captcha === true || error.code.startsWith('captcha')) setChallenged(true)
      if (error.code !== 'verificationRequired') throw error
      setVerification(error.params)
    }
  }

  if (verification)
    return (
      <ExtraVerification asked={verification} onVerified={arrive} onBack={() => setVerification(undefined)} />
    )
  return (
    <FormBody
      form={form}
      kinds={kinds}
      leaving="never"
      looks={{
        username: {
          label: t({ message: 'Username', context: 'label of a form field' }),
          empty: t({ message: 'Enter your username', comment: 'error: the field is empty' }),
        },
        password: {
          label: t({ message: 'Password', context: 'label of a form field' }),
          empty: t({ message: 'Enter your password', comment: 'error: the field is empty' }),
        },
        captcha: {
          label: t({ message: 'Code in the picture', context: 'label of a form field' }),
          empty: t({ message: 'Enter the code in the picture', comment: 'error: the field is empty' }),
          captcha,
        },
        remember: {
          label: t({ message: 'Remember me', context: 'box in the sign-in form' }),
          hint: t({
            message: 'On this device for one day. Your password is not saved',
            context: 'hint of a box in the sign-in form',
          }),
        },
      }}
      beforeFields={
        !cookies && (
          <Alert tone="critical">
            {t`Your browser is blocking cookies for this site. Allow them in your browser settings, then reload the page to sign in.`}
          </Alert>
        )
      }
      submitLabel={t({ message: 'Sign in', context: 'button' })}
      afterSubmit={afterSubmit}
      explain={(error) =>
        error instanceof ApiError ? problemText(error) : t`Something went wrong. Try again.`
      }
      onSubmit={signIn}
    />
  )
}

/** The values of the form, by the names of its fields. */
interface SignInValues {
  readonly username: string
  readonly password: string
  /** Whether this browser may sign in again for a day. */
  readonly remember: boolean
  readonly captchaId?: string
  readonly captcha?: string
  readonly proofNonce?: string
}
