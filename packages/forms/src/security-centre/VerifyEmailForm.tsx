import { codeSettings } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { MAX_EMAIL } from '../compiler/index.ts'
import type { CodeSent } from '../form/kinds/look.ts'
import type { SubmitRefusal } from '../form/values.ts'
import { codeField, type SecurityFormBasics, VerifyForm } from './VerifyForm.tsx'

/** What is sent. */
export interface VerifyEmailBody {
  email: string
  verificationCode: string
}

export interface VerifyEmailFormProps extends SecurityFormBasics {
  /** The address that is there already. */
  email?: string
  /** Digits of the code. @default codeSettings.length */
  codeLength?: number
  /** Sends a code to an address. */
  onRequestCode: (request: Pick<VerifyEmailBody, 'email'>) => Promise<CodeSent>
  /** Verifies it. Refusals: `taken` of `email`; `wrongCode`, `expired` of `verificationCode`. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a submit that returns nothing is the common, successful case.
  onSubmit: (body: VerifyEmailBody) => Promise<SubmitRefusal | void>
}

/** Shows that an e-mail address is one's own: a code is sent to it and typed here. */
export function VerifyEmailForm({
  email = '',
  codeLength = codeSettings.length,
  onRequestCode,
  onSubmit,
  ...basics
}: VerifyEmailFormProps) {
  const { t } = useLingui()
  return (
    <VerifyForm
      {...basics}
      fields={[{ name: 'email', required: true, patternId: 4, maxLength: MAX_EMAIL }, codeField(codeLength)]}
      initial={{ email }}
      looks={{
        verificationCode: {
          label: t({ message: 'Code from the email', context: 'label of a form field' }),
          code: {
            purpose: 'verifyEmail',
            needs: ['email'],
            send: (values) => onRequestCode({ email: String(values.email) }),
          },
        },
      }}
      submitLabel={t({ message: 'Verify email address', context: 'button' })}
      said={t`Your email address is verified.`}
      onSubmit={(values) =>
        onSubmit({ email: String(values.email), verificationCode: String(values.verificationCode) })
      }
    />
  )
}
