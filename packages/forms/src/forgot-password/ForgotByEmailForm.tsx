import { Button, type LinkTarget, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CaptchaAnswer, CaptchaSource } from '../captcha/useCaptcha.ts'
import { type FieldRule, MAX_EMAIL, type RegisterRule } from '../compiler/index.ts'
import { Form } from '../form/Form.tsx'
import type { FormBasics } from '../form/FormBody.tsx'
import type { SentValues, SubmitRefusal } from '../form/values.ts'
import { MessageOnItsWay } from './MessageOnItsWay.tsx'
import { OtherWays } from './OtherWays.tsx'

/** Requesting a new password by e-mail. It is sent as a form (`application/x-www-form-urlencoded`). */
export interface ForgotByEmailBody extends CaptchaAnswer {
  readonly username: string
  readonly email: string
}

export interface ForgotByEmailFormProps extends Pick<FormBasics, 'explain'> {
  /** The platform's rule for user names. @default filled in is enough */
  usernameRule?: RegisterRule
  /** Challenges, and who does the device's proof; with it the form carries a captcha. */
  captcha?: CaptchaSource
  /** Where customer service is reached; left out where it is not. */
  service?: LinkTarget
  /** Leads back to signing in. */
  onSignIn?: () => void
  /**
   * Requests the message. The platform returns the same whether or not there is such an account, and so does the
   * form: a refusal is for tries and captchas, never for an account that does not exist.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a submit that returns nothing is the common, successful case.
  onSubmit: (body: ForgotByEmailBody) => Promise<SubmitRefusal | void> | SubmitRefusal | void
}

/** A new password by e-mail: to the address that the account has. */
export function ForgotByEmailForm({
  usernameRule,
  captcha,
  service,
  onSignIn,
  onSubmit,
  explain,
}: ForgotByEmailFormProps) {
  const { t } = useLingui()
  const fields: FieldRule[] = [
    { ...usernameRule, name: 'username', required: true },
    { name: 'email', required: true, patternId: 4, maxLength: MAX_EMAIL },
    ...(captcha ? [{ name: 'captcha', required: true }] : []),
  ]
  return (
    <Form
      fields={fields}
      explain={explain}
      leaving="never"
      looks={{
        email: {
          hint: t({
            message: 'The email address on your account',
            context: 'hint of the e-mail field where a password was forgotten',
          }),
        },
        ...(captcha ? { captcha: { captcha } } : {}),
      }}
      beforeFields={<Intro>{t`Enter your details and we’ll email you a link to set a new password.`}</Intro>}
      submitLabel={t({ message: 'Send link', context: 'button: a way to a new password, by e-mail' })}
      afterSubmit={<OtherWays service={service} onSignIn={onSignIn} />}
      onSubmit={(values) => onSubmit(forgotByEmailBody(values))}
      done={({ email }, again) => (
        <MessageOnItsWay
          email={String(email)}
          action={
            <Stack space="sm">
              {onSignIn && (
                <Button size="large" fullWidth onClick={onSignIn}>
                  {t({ message: 'Back to sign-in', context: 'button' })}
                </Button>
              )}
              <Button variant="outline" tone="neutral" fullWidth onClick={again}>
                {t({ message: 'Use a different address', context: 'button: fill in the form again' })}
              </Button>
            </Stack>
          }
        />
      )}
    />
  )
}

/** What the form sends. */
export function forgotByEmailBody({ username, email, ...human }: SentValues): ForgotByEmailBody {
  return { username: String(username), email: String(email), ...(human as CaptchaAnswer) }
}

function Intro({ children }: { children: ReactNode }) {
  return <Text tone="muted">{children}</Text>
}
