import { changePaymentPassword, registerSettings, securityCentre } from '@baize/api/calls'
import { PaymentPasswordForm } from '@baize/forms'
import {
  AnswerPlace,
  Loaded,
  useApiQuery,
  useCall,
  useExplain,
  useInvalidate,
  usePermission,
} from '@baize/site'
import { Alert, Button, Card, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState } from 'react'
import { ChangePasswordForm } from '../password/ChangePasswordForm.tsx'
import { ViewFrame } from './ViewFrame.tsx'
import { useSecurityPlace } from './views.ts'

/** A new password for signing in. It ends the other sessions. */
export function PasswordView() {
  const { t } = useLingui()
  const { back } = useSecurityPlace()
  const invalidate = useInvalidate()
  const [done, setDone] = useState(false)
  return (
    <ViewFrame
      title={t({ message: 'Sign-in password', context: 'page title' })}
      about={t`A new password signs you out on other devices.`}
      onBack={back}
    >
      <Card as="section">
        {done ? (
          <PasswordChanged onContinue={back} />
        ) : (
          <ChangePasswordForm
            onChanged={() => {
              invalidate(securityCentre)
              setDone(true)
            }}
          />
        )}
      </Card>
    </ViewFrame>
  )
}

/** Takes the place of the form, and the focus: the clicked button unmounted with the form. */
function PasswordChanged({ onContinue }: { onContinue: () => void }) {
  const { t } = useLingui()
  const told = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => told.current?.focus(), [])
  return (
    <Stack space="md">
      <AnswerPlace ref={told}>
        <Alert tone="positive" announce="polite" title={t`Password changed.`}>
          {t`Other devices signed out. You are still signed in here.`}
        </Alert>
      </AnswerPlace>
      <Button fullWidth size="large" onClick={onContinue}>
        {t({ message: 'Continue', context: 'button: goes on after something was done' })}
      </Button>
    </Stack>
  )
}

/** The password for withdrawals and transfers: set, or changed. */
export function PaymentPasswordView() {
  const { t } = useLingui()
  const { back } = useSecurityPlace()
  const change = useCall(changePaymentPassword, { invalidates: [securityCentre] })
  const { customerService } = usePermission()
  const explain = useExplain()
  const centre = useApiQuery(securityCentre, {})
  const settings = useApiQuery(registerSettings, {}, { ofSession: false })
  // The form stays what it was opened as: that it is set now must not add a field for the old one under the result.
  const [first, setFirst] = useState<boolean>()
  const known = centre.data?.items.some(({ kind, state }) => kind === 'paymentPassword' && state !== 'notSet')
  if (first === undefined && known !== undefined) setFirst(known)
  const service = customerService[0]?.path
  return (
    <ViewFrame title={t({ message: 'Payment password', context: 'page title' })} onBack={back}>
      <Card as="section">
        <Loaded read={centre}>
          {() => (
            <Loaded read={settings}>
              {({ rules }) => (
                <PaymentPasswordForm
                  isSet={first ?? false}
                  {...(rules.paymentPassword ? { rule: rules.paymentPassword } : {})}
                  {...(service ? { serviceHref: service } : {})}
                  onSubmit={async (body) => {
                    await change.mutateAsync({ body })
                  }}
                  explain={explain}
                  onCancel={back}
                  onDone={back}
                />
              )}
            </Loaded>
          )}
        </Loaded>
      </Card>
    </ViewFrame>
  )
}
