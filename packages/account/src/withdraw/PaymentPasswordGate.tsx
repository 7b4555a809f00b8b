import { ApiError } from '@baize/api'
import { changePaymentPassword, securityCentre } from '@baize/api/calls'
import { PaymentPasswordForm } from '@baize/forms'
import { Loaded, SubUserContext, useApiQuery, useCall, useInvalidate, useProblemText } from '@baize/site'
import { Alert, DateTime, Heading, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useContext } from 'react'

/** Money leaves by the payment password only: who has none sets it first. Says, too, while payments out are held. */
export function PaymentPasswordGate({ children }: { children: ReactNode }) {
  // A sub-user pays by its own password, and the agent's security is none of its business.
  return useContext(SubUserContext) ? children : <OwnerGate>{children}</OwnerGate>
}

function OwnerGate({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const change = useCall(changePaymentPassword)
  const invalidate = useInvalidate()
  const problemText = useProblemText()
  const read = useApiQuery(securityCentre, {})
  return (
    <Loaded read={read}>
      {({ items, payoutsHeldUntil }) => {
        const missing = items.some(({ kind, state }) => kind === 'paymentPassword' && state === 'notSet')
        if (missing) {
          return (
            <Stack space="md">
              <Heading level={2}>{t`Set a payment password first`}</Heading>
              <PaymentPasswordForm
                isSet={false}
                onSubmit={async (body) => {
                  await change.mutateAsync({ body })
                }}
                explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
                onDone={() => invalidate(securityCentre)}
              />
            </Stack>
          )
        }
        return (
          <Stack space="md">
            {payoutsHeldUntil && (
              <Alert tone="caution" title={t`Payouts are paused until then`}>
                <Stack space="xs">
                  <DateTime value={payoutsHeldUntil} />
                  <span>{t`Your security details were changed. The pause protects you if it wasn’t you.`}</span>
                </Stack>
              </Alert>
            )}
            {children}
          </Stack>
        )
      }}
    </Loaded>
  )
}
