import { codeSettings, type PhoneCountry } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { CodeSent } from '../form/kinds/look.ts'
import type { SentValues, SubmitRefusal } from '../form/values.ts'
import { codeField, type SecurityFormBasics, VerifyForm } from './VerifyForm.tsx'

/** A number, and the dial code before it. */
export interface MobileToVerify {
  mobileNum: string
  countryDialingCode: string
}

/** What is sent. */
export interface VerifyMobileBody extends MobileToVerify {
  verificationCode: string
}

export interface VerifyMobileFormProps extends SecurityFormBasics {
  /** Countries whose numbers are taken; the first is chosen at the start. */
  countries: readonly PhoneCountry[]
  /** The number that is there already. */
  mobileNum?: string
  /** Digits of the code. @default codeSettings.length */
  codeLength?: number
  /** Sends a code to a number. */
  onRequestCode: (request: MobileToVerify) => Promise<CodeSent>
  /** Verifies it. Refusals: `taken` of `mobileNum`; `wrongCode`, `expired` of `verificationCode`. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a submit that returns nothing is the common, successful case.
  onSubmit: (body: VerifyMobileBody) => Promise<SubmitRefusal | void>
}

/** Shows that a mobile number is one's own: a code is sent to it and typed here. */
export function VerifyMobileForm({
  countries,
  mobileNum = '',
  codeLength = codeSettings.length,
  onRequestCode,
  onSubmit,
  ...basics
}: VerifyMobileFormProps) {
  const { t } = useLingui()
  return (
    <VerifyForm
      {...basics}
      fields={[{ name: 'mobileNum', required: true, patternId: 22 }, codeField(codeLength)]}
      initial={{ mobileNum }}
      looks={{
        mobileNum: { countries },
        verificationCode: {
          code: {
            purpose: 'verifyMobile',
            needs: ['mobileNum'],
            send: (values) => onRequestCode(numberOf(values)),
          },
        },
      }}
      submitLabel={t({ message: 'Verify mobile number', context: 'button' })}
      said={t`Your mobile number is verified.`}
      onSubmit={(values) =>
        onSubmit({ ...numberOf(values), verificationCode: String(values.verificationCode) })
      }
    />
  )
}

function numberOf({ mobileNum, countryDialingCode }: SentValues): MobileToVerify {
  return { mobileNum: String(mobileNum), countryDialingCode: String(countryDialingCode ?? '') }
}
