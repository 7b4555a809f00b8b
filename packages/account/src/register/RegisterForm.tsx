import { ApiError, type InputOf } from '@baize/api'
import { affiliate, register, registerSettings } from '@baize/api/calls'
import { type FormValues, RulesForm } from '@baize/forms'
import { useLanguage } from '@baize/i18n'
import { Alert, ErrorState, Skeleton, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useRead } from '../platform/calls.ts'
import { useAct } from '../platform/useAct.ts'
import { useProblemText } from '../problems/useProblemText.ts'
import { useToken } from '../session/useToken.ts'

export interface RegisterFormProps {
  /** An invitation code of the address, if there was one. */
  invitation?: string | undefined
  /** The account is open and signed in. */
  onRegistered: () => void
  /** Stands under the button. */
  afterSubmit?: ReactNode
}

type RegisterBody = InputOf<typeof register>['body']

/** Opening an account: the form is made of the platform's own rules. */
export function RegisterForm({ invitation, onRegistered, afterSubmit }: RegisterFormProps) {
  const { t } = useLingui()
  const { locale } = useLanguage()
  const { actOnce } = useAct()
  const { enter } = useToken()
  const problemText = useProblemText()
  const settings = useRead(registerSettings, {}, { ofSession: false })
  const invite = useRead(affiliate, { query: { code: invitation ?? '' } }, { enabled: Boolean(invitation) })

  if (!settings.data) {
    if (settings.error) {
      return (
        <ErrorState retrying={settings.isFetching} onRetry={() => void settings.refetch()}>
          {problemText(settings.error)}
        </ErrorState>
      )
    }
    return (
      <Stack space="md">
        {[0, 1, 2, 3, 4].map((row) => (
          <Skeleton key={row} shape="block" />
        ))}
      </Stack>
    )
  }

  const { rules, termsVersion, termsTicked, minimumAge } = settings.data
  async function submit({ terms, ...values }: FormValues) {
    const body = {
      ...values,
      registerUrl: location.href.slice(0, 512),
      domain: location.hostname,
      registerMethod: 'WEB',
      termsAccepted: terms === true,
      termsVersion,
      termsLanguage: locale,
    } as RegisterBody
    const { token } = await actOnce(register, { body }, String(values.username))
    enter(token)
    onRegistered()
  }

  return (
    <Stack space="md">
      {invitation && invite.data && (
        <Alert tone={invite.data.valid ? 'positive' : 'caution'}>
          {invite.data.valid
            ? t`Your invitation is accepted. Fill in the form to open the account.`
            : t`This invitation cannot be used any more. You can register without it.`}
        </Alert>
      )}
      <RulesForm
        rules={rules}
        draftKey="register"
        termsTicked={termsTicked}
        terms={t`I am at least ${minimumAge} years old and accept the terms.`}
        initial={invitation ? { referralCode: invitation } : undefined}
        submitLabel={t({ message: 'Register', context: 'button' })}
        looks={{ paymentPassword: { hint: t`Six digits. You need it to withdraw and to transfer.` } }}
        onSubmit={submit}
        explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
        afterSubmit={afterSubmit}
      />
    </Stack>
  )
}
