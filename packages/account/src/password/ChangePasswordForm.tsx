import { ApiError } from '@baize/api'
import { changePassword, memberInfo } from '@baize/api/calls'
import { type FieldRule, Form, type FormValues } from '@baize/forms'
import { Alert, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useActions } from '../platform/calls.ts'
import { useProblemText } from '../problems/useProblemText.ts'
import { useSession } from '../session/session.ts'

export interface ChangePasswordFormProps {
  onChanged: () => void
}

const old: FieldRule = { name: 'oldPassword', required: true, maxLength: 128 }
const fresh: FieldRule[] = [
  { name: 'newPassword', required: true, minLength: 8, maxLength: 64, acceptedPattern: '*', patternId: 1 },
  { name: 'confirmNewPassword', required: true },
]

/** A new password; the old one is asked for only where there is one. */
export function ChangePasswordForm({ onChanged }: ChangePasswordFormProps) {
  const { t } = useLingui()
  const { act, refresh } = useActions()
  const { member, mustChangePassword } = useSession()
  const problemText = useProblemText()

  async function submit({ oldPassword, newPassword, confirmNewPassword }: FormValues) {
    await act(changePassword, {
      body: {
        ...(oldPassword ? { oldPassword: String(oldPassword) } : {}),
        newPassword: String(newPassword),
        confirmNewPassword: String(confirmNewPassword),
      },
    })
    refresh(memberInfo)
    onChanged()
  }

  return (
    <Stack space="md">
      {mustChangePassword && (
        <Alert tone="caution">{t`Choose a password of your own before you go on. Your account is locked until then.`}</Alert>
      )}
      <Form
        fields={member?.hasPassword === false ? fresh : [old, ...fresh]}
        submitLabel={t({ message: 'Change password', context: 'button' })}
        onSubmit={submit}
        explain={(error) => {
          if (!(error instanceof ApiError)) return undefined
          return error.code === 'wrongCredentials' ? t`The old password is wrong.` : problemText(error)
        }}
      />
    </Stack>
  )
}
