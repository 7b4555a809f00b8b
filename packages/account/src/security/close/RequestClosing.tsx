import { requestClosure } from '@baize/api/calls'
import { Form, moreKinds } from '@baize/forms'
import { useExplain } from '@baize/site'
import { Alert, Amount, Card, confirm, Stack } from '@baize/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCurrency } from '../../funds/useCurrency.ts'
import { Blockers } from './Blockers.tsx'
import type { Closure } from './closure.ts'
import { useClosureCall } from './useClosureCall.ts'
import { WhatHappens } from './WhatHappens.tsx'

interface RequestClosingProps {
  closure: Closure
  onRequested: () => void
}

/** What stands against closing, or the form that requests it. */
export function RequestClosing({ closure, onRequested }: RequestClosingProps) {
  const { t } = useLingui()
  return (
    <Stack space="md">
      {closure.blockers.length > 0 && (
        <Alert tone="caution" title={t`Before you can close your account`}>
          <Blockers blockers={closure.blockers} />
        </Alert>
      )}
      {closure.remainder !== null && <Remainder amount={closure.remainder} />}
      <WhatHappens closure={closure} />
      {closure.blockers.length === 0 && <RequestForm onRequested={onRequested} />}
    </Stack>
  )
}

/** What is left is below the smallest withdrawal, which is lifted with the request. */
function Remainder({ amount }: { amount: string }) {
  const currency = useCurrency()
  return (
    <Alert>
      <Trans comment="before an account is closed: the balance is less than the smallest withdrawal">
        Your balance of <Amount value={amount} currency={currency} /> is below the minimum withdrawal. Once
        you confirm, you can withdraw all of it.
      </Trans>
    </Alert>
  )
}

function RequestForm({ onRequested }: Pick<RequestClosingProps, 'onRequested'>) {
  const { t } = useLingui()
  const explain = useExplain()
  const request = useClosureCall(requestClosure, {
    intent: ({ body }) => JSON.stringify(body),
    onSuccess: onRequested,
  })
  return (
    <Card as="section">
      <Form
        kinds={moreKinds}
        fields={[{ name: 'reason', kind: 'longText', required: false, maxLength: 300 }]}
        looks={{
          reason: {
            label: t({
              message: 'Why are you leaving?',
              context: 'label of a form field: closing the account',
            }),
            rows: 3,
          },
        }}
        submitTone="critical"
        submitLabel={t({ message: 'Close account', context: 'button' })}
        review={() =>
          confirm({
            question: t({ message: 'Close your account?', context: 'question in a dialog' }),
            message: t`You can keep it until the day it closes. After that no one can reopen it.`,
            confirmLabel: t({ message: 'Close account', context: 'button' }),
            cancelLabel: t({ message: 'Keep my account', context: 'button' }),
            tone: 'critical',
          })
        }
        onSubmit={async ({ reason }) => {
          const text = String(reason ?? '').trim()
          await request.mutateAsync({ body: text ? { reason: text } : {} })
        }}
        explain={explain}
      />
    </Card>
  )
}
