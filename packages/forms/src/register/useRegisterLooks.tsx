import type { PhoneCountry } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { CaptchaAnswer, CaptchaSource } from '../captcha/useCaptcha.ts'
import type { CompiledRules } from '../compiler/index.ts'
import type { CodeSent, FieldLook } from '../form/kinds/look.ts'
import { mobileCode } from '../sign-in/mobileCode.ts'
import { invitationFields } from './registerBody.ts'

/** Requests a code for the number of a registration, with the device's proof against robots. */
export type RequestRegisterCode = (
  body: CaptchaAnswer & { readonly mobileNo: string; readonly countryDialingCode?: string },
) => Promise<CodeSent>

interface RegisterLooksOptions {
  compiled: CompiledRules
  countries: readonly PhoneCountry[]
  requestCode: RequestRegisterCode | undefined
  captcha: CaptchaSource | undefined
  check: FieldLook['check']
}

/** What the register form says about its fields. */
export function useRegisterLooks({
  compiled,
  countries,
  requestCode,
  captcha,
  check,
}: RegisterLooksOptions): Record<string, FieldLook> {
  const { t } = useLingui()
  const payment = compiled.fields.find(({ name }) => name === 'paymentPassword')
  const sixDigits = payment?.patternId === 7 && payment.min === 6 && payment.max === 6
  const looks: Record<string, FieldLook> = {
    mobileNum: { countries },
    paymentPassword: {
      hint: sixDigits
        ? t`Six digits. You need it to withdraw and transfer.`
        : t`You need it to withdraw and to transfer.`,
    },
  }
  if (captcha) looks.captcha = { captcha }
  if (check) for (const name of invitationFields) looks[name] = { check }
  if (requestCode) {
    const send: Parameters<typeof mobileCode>[1] = ({ mobileNum, ...body }) =>
      requestCode({ mobileNo: mobileNum, ...body })
    looks.verificationCode = { code: mobileCode('register', send, captcha) }
  }
  return looks
}
