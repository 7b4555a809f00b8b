import { Alert, Button, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { RegisterRule } from '../compiler/index.ts'
import { Form } from '../form/Form.tsx'
import type { SubmitRefusal } from '../form/values.ts'
import { type ChangePasswordBody, changePasswordBody, changePasswordFields } from './changePasswordFields.ts'
import { type ForcedChange, ForcedReason } from './ForcedReason.tsx'

export interface ChangePasswordFormProps {
  /** The platform's rule for passwords, as the register settings have it. */
  rule: RegisterRule
  /** Whether the account has a password. Without one, the form has no field for it and sets one. @default true */
  hasPassword?: boolean
  /** Name that the account signs in with: a password manager keeps the new password under it. */
  account?: string
  /** Why a new password must be chosen now; the form then cannot be cancelled. @default the change is voluntary */
  forced?: ForcedChange
  /** Changes the password. Refusals: `wrong` of `oldPassword`; `common`, `same` of `newPassword`. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a submit that returns nothing is the common, successful case.
  onSubmit: (body: ChangePasswordBody) => Promise<SubmitRefusal | void>
  /** The text of an error that names no field. */
  explain?: (error: unknown) => string | undefined
  /** Leaves without a change. Not offered where the change is forced. */
  onCancel?: () => void
  /** Continues after the change. */
  onDone?: () => void
}

/** A new password for the account that is signed in. Its other devices are signed out by the platform. */
export function ChangePasswordForm({
  rule,
  hasPassword = true,
  account,
  forced,
  onSubmit,
  explain,
  onCancel,
  onDone,
}: ChangePasswordFormProps) {
  const { t } = useLingui()
  return (
    <Form
      fields={changePasswordFields(rule, hasPassword)}
      submitLabel={
        hasPassword
          ? t({ message: 'Change password', context: 'button' })
          : t({ message: 'Set password', context: 'button: a first password' })
      }
      onSubmit={(values) => onSubmit(changePasswordBody(values))}
      explain={explain}
      beforeFields={
        <Stack space="md">
          {forced && <ForcedReason reason={forced} />}
          <Text tone="muted" size="sm">
            {t`Changing it signs you out on other devices.`}
          </Text>
          {account !== undefined && (
            <input type="text" autoComplete="username" value={account} readOnly hidden />
          )}
        </Stack>
      }
      afterSubmit={
        onCancel &&
        !forced && (
          <Button variant="plain" tone="neutral" fullWidth onClick={onCancel}>
            {t({ message: 'Cancel', context: 'button: goes back without a change' })}
          </Button>
        )
      }
      done={() => (
        <Stack space="md">
          <Alert tone="positive" title={t`Password changed.`}>
            {t`Use it from now on. Your other devices have been signed out.`}
          </Alert>
          {onDone && (
            <Button fullWidth size="large" onClick={onDone}>
              {t({ message: 'Continue', context: 'button: goes on after something was done' })}
            </Button>
          )}
        </Stack>
      )}
    />
  )
}
