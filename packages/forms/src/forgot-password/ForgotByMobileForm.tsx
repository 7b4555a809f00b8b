import { Alert, type LinkTarget, type PhoneCountry, Stack, Text } from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CaptchaSource } from '../captcha/useCaptcha.ts'
import type { FieldRule, RegisterRule } from '../compiler/index.ts'
import { Form } from '../form/Form.tsx'
import type { FormBasics } from '../form/FormBody.tsx'
import type { CodeSent } from '../form/kinds/look.ts'
import type { SentValues, SubmitRefusal } from '../form/values.ts'
import { type MobileCodeBody, mobileCode } from '../sign-in/mobileCode.ts'
import { codeField } from '../sign-in/SmsSignInForm.tsx'
import { OtherWays } from './OtherWays.tsx'

/** A new password by a code that was sent to the account's mobile number. */
export interface ForgotByMobileBody {
  readonly mobileNum: string
  /** Digits of the country's dial code. */
  readonly countryDialingCode: string
  readonly verificationCode: string
  readonly newPassword: string
}

export interface ForgotByMobileFormProps extends Pick<FormBasics, 'explain'> {
  /** Whose mobile numbers are taken, and how many digits they have. */
  countries: readonly PhoneCountry[]
  /** The platform's rule for passwords. @default 8 to 64 characters of any kind */
  passwordRule?: RegisterRule
  /** Sends a code to the number; returns the same whether or not an account has it. */
  requestCode: (body: MobileCodeBody) => Promise<CodeSent>
  /** Challenges, and the worker of the device's proof, which is sent with each request for a code. */
  captcha?: CaptchaSource
  /** Hours for which withdrawals wait after a new password, said before it is sent. @default they do not */
  heldHours?: number
  /** Where customer service is reached; left out where it is not. */
  service?: LinkTarget
  /** Leads back to signing in. */
  onSignIn?: () => void
  /** Sets the new password. The caller then signs in with the platform's response. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a submit that returns nothing is the common, successful case.
  onSubmit: (body: ForgotByMobileBody) => Promise<SubmitRefusal | void> | SubmitRefusal | void
}

const defaultPassword = { acceptedPattern: '*', patternId: 1, minLength: 8, maxLength: 64 } as const

/** A new password by text message: number, code and the password, in one go. */
export function ForgotByMobileForm({
  countries,
  passwordRule,
  requestCode,
  captcha,
  heldHours,
  service,
  onSignIn,
  onSubmit,
  explain,
}: ForgotByMobileFormProps) {
  const { t } = useLingui()
  const fields: FieldRule[] = [
    { name: 'mobileNum', required: true, patternId: 22 },
    codeField,
    { ...(passwordRule ?? defaultPassword), name: 'newPassword', required: true },
    { name: 'confirmNewPassword', required: true },
  ]
  return (
    <Form
      fields={fields}
      explain={explain}
      leaving="never"
      looks={{
        mobileNum: {
          countries,
          hint: t({
            message: 'The number on your account',
            context: 'hint of the mobile field where a password was forgotten',
          }),
        },
        verificationCode: { code: mobileCode('password', requestCode, captcha) },
      }}
      beforeSubmit={
        <Alert>
          <Stack space="2xs">
            <Text>{t`Setting a new password signs you out on other devices.`}</Text>
            {heldHours !== undefined && (
              <Text>
                {t({
                  message: plural(heldHours, {
                    one: 'For your safety, withdrawals are paused for # hour after a password change.',
                    other: 'For your safety, withdrawals are paused for # hours after a password change.',
                  }),
                  comment: 'said before a new password is set',
                })}
              </Text>
            )}
          </Stack>
        </Alert>
      }
      submitLabel={t({ message: 'Set new password', context: 'button' })}
      afterSubmit={<OtherWays service={service} onSignIn={onSignIn} />}
      onSubmit={(values) => onSubmit(forgotByMobileBody(values))}
    />
  )
}

/** What the form sends. */
export function forgotByMobileBody(values: SentValues): ForgotByMobileBody {
  return {
    mobileNum: String(values.mobileNum),
    countryDialingCode: String(values.countryDialingCode),
    verificationCode: String(values.verificationCode),
    newPassword: String(values.newPassword),
  }
}
