import { ApiError } from '@baize/api'
import { changePassword, memberInfo, registerSettings } from '@baize/api/calls'
import { type ChangePasswordBody, ChangePasswordForm as Form } from '@baize/forms'
import { callKey, Loaded, useApiQuery, useCall, useProblemText, useSession } from '@baize/site'
import { useQueryClient } from '@tanstack/react-query'

export interface ChangePasswordFormProps {
  onChanged: () => void
}

/** The form of a new password, joined to the platform. */
export function ChangePasswordForm({ onChanged }: ChangePasswordFormProps) {
  const queries = useQueryClient()
  const { member, mustChangePassword } = useSession()
  const problemText = useProblemText()
  const change = useCall(changePassword, {
    onSuccess() {
      // The page continues at once, without waiting for the platform to say that no change is due any more.
      if (member) queries.setQueryData(callKey(memberInfo), { ...member, mustChangePassword: false })
    },
    invalidates: [memberInfo],
  })
  const settings = useApiQuery(registerSettings, {}, { ofSession: false })

  async function submit(body: ChangePasswordBody) {
    await change.mutateAsync({ body })
    onChanged()
  }

  return (
    <Loaded read={settings}>
      {({ rules }) => (
        <Form
          rule={rules.password ?? anyPassword}
          hasPassword={member?.hasPassword !== false}
          {...(member ? { account: member.account } : {})}
          {...(mustChangePassword ? { forced: member?.mustChangeReason ?? ('firstLogin' as const) } : {})}
          onSubmit={submit}
          explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
        />
      )}
    </Loaded>
  )
}

/** Where the settings say nothing about passwords, the platform does. */
const anyPassword = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 1,
  minLength: 8,
  maxLength: 64,
} as const
