import { codeSettings, type PhoneCountry } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { CaptchaAnswer, CaptchaSource } from '../captcha/useCaptcha.ts'
import type { FieldRule } from '../compiler/index.ts'
import { Form } from '../form/Form.tsx'
import type { FormBasics } from '../form/FormBody.tsx'
import type { CodeSent } from '../form/kinds/look.ts'
import type { SentValues, SubmitRefusal } from '../form/values.ts'
import { type MobileCodeBody, mobileCode } from './mobileCode.ts'

/** Signing in by a code that was sent to a mobile number. */
export interface SmsSignInBody extends CaptchaAnswer {
  readonly type: 'sms'
  readonly mobileNum: string
  /** Digits of the country's dial code. */
  readonly countryDialingCode: string
  readonly verificationCode: string
}

export interface SmsSignInFormProps extends Pick<FormBasics, 'explain' | 'beforeSubmit' | 'afterSubmit'> {
  /** Whose mobile numbers are taken, and how many digits they have. */
  countries: readonly PhoneCountry[]
  /** Sends a code to the number. Throws why not, with `params.retryAfterSeconds` where it is too early. */
  requestCode: (body: MobileCodeBody) => Promise<CodeSent>
  /** Challenges, and who does the device's proof: for each code, and for the captcha. */
  captcha?: CaptchaSource
  /** The platform requires a captcha: an earlier try was refused. @default false */
  captchaAsked?: boolean
  /** Signs in. Returns nothing, or returns or throws why not. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a submit that returns nothing is the common, successful case.
  onSignIn: (body: SmsSignInBody) => Promise<SubmitRefusal | void> | SubmitRefusal | void
}

const { length } = codeSettings
/** The field for a code of a message, the same in every form. */
export const codeField: FieldRule = {
  name: 'verificationCode',
  required: true,
  patternId: 7,
  minLength: length,
  maxLength: length,
}
const fields: readonly FieldRule[] = [{ name: 'mobileNum', required: true, patternId: 22 }, codeField]
const fieldsWithCaptcha: readonly FieldRule[] = [...fields, { name: 'captcha', required: true }]

/** Signing in without a password: a code is sent by text message. */
export function SmsSignInForm({
  countries,
  requestCode,
  captcha,
  captchaAsked = false,
  onSignIn,
  ...basics
}: SmsSignInFormProps) {
  const { t } = useLingui()
  const withCaptcha = captchaAsked && captcha !== undefined
  return (
    <Form
      {...basics}
      fields={withCaptcha ? fieldsWithCaptcha : fields}
      leaving="never"
      looks={{
        mobileNum: { countries },
        verificationCode: { code: mobileCode('login', requestCode, captcha) },
        ...(captcha ? { captcha: { captcha } } : {}),
      }}
      submitLabel={t({ message: 'Sign in', context: 'button' })}
      onSubmit={(values) => onSignIn(smsSignInBody(values))}
    />
  )
}

/** What the form sends. */
export function smsSignInBody({
  mobileNum,
  countryDialingCode,
  verificationCode,
  ...human
}: SentValues): SmsSignInBody {
  return {
    type: 'sms',
    mobileNum: String(mobileNum),
    countryDialingCode: String(countryDialingCode),
    verificationCode: String(verificationCode),
    ...(human as CaptchaAnswer),
  }
}
