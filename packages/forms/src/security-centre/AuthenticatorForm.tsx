import { CopyField, QrCode, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { SubmitRefusal } from '../form/values.ts'
import { codeField, type SecurityFormBasics, VerifyForm } from './VerifyForm.tsx'

/** An authenticator app's secret, as the platform made it for this account. */
export interface AuthenticatorSecret {
  /** The secret in letters and digits, for typing. */
  readonly secret: string
  /** The same as an address: `otpauth://totp/...`. */
  readonly otpauthUrl: string
}

/** What is sent. */
export interface AuthenticatorBody {
  verificationCode: string
}

export interface AuthenticatorFormProps extends SecurityFormBasics {
  /** What the app is set up with, fresh for each opening of the form. */
  secret: AuthenticatorSecret
  /** Ties the app to the account. Refusals: `wrongCode` of `verificationCode`. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a submit that returns nothing is the common, successful case.
  onSubmit: (body: AuthenticatorBody) => Promise<SubmitRefusal | void>
}

/** Digits of a code of every authenticator app. */
const CODE = 6

/** Ties an authenticator app to the account: it scans the QR code or gets the secret, and shows a code. */
export function AuthenticatorForm({ secret, onSubmit, ...basics }: AuthenticatorFormProps) {
  const { t } = useLingui()
  return (
    <VerifyForm
      {...basics}
      fields={[codeField(CODE)]}
      looks={{
        verificationCode: {
          label: t({ message: 'Code from the app', context: 'label of a form field: authenticator' }),
          hint: t({ message: 'Changes every 30 seconds', context: 'hint of a code' }),
        },
      }}
      beforeFields={
        <Stack space="md">
          <Text>{t`Scan this QR code with your authenticator app. On the same phone, copy the key into the app instead.`}</Text>
          <Stack align="center">
            <QrCode
              value={secret.otpauthUrl}
              label={t({ message: 'QR code for the authenticator app', context: 'name of a QR code' })}
            />
          </Stack>
          <CopyField
            label={t({ message: 'Setup key', context: 'what an authenticator app is told' })}
            value={secret.secret}
            hint={t`Keep it secret: anyone who has it can generate your codes.`}
          />
        </Stack>
      }
      submitLabel={t({ message: 'Connect the app', context: 'button: authenticator' })}
      said={t`Authenticator app connected.`}
      onSubmit={({ verificationCode }) => onSubmit({ verificationCode: String(verificationCode) })}
    />
  )
}
