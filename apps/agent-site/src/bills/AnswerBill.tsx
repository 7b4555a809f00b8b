import { useAnswerFocus, useCall, useProblemText } from '@baize/account'
import { ApiError, type InputOf } from '@baize/api'
import { answerBill, billDetail, bills } from '@baize/api/calls'
import { Form, moreKinds } from '@baize/forms'
import { isolated } from '@baize/i18n/format'
import { Alert, Button, Card, Heading, Inline, Stack, toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useState } from 'react'
import type { Bill } from './bill.ts'

/** What whoever is paid says to a bill: it is right, or it is disputed and why. Whoever owes it reads it here. */
export function AnswerBill({ bill, own }: { bill: Bill; own: boolean }) {
  const { t } = useLingui()
  const problemText = useProblemText()
  const [disputing, setDisputing] = useState(false)
  const { id, answer, answerReason, account } = bill
  // The form is part of it: a dispute that is sent again word for word changes nothing else.
  const { place, answered } = useAnswerFocus(`${answer} ${answerReason} ${disputing}`)
  const answering = {
    intent: ({ body }: InputOf<typeof answerBill>) => `${id} ${body.answer} ${body.reason}`.trim(),
    invalidates: [bills, billDetail],
  }
  const acknowledgement = useCall(answerBill, {
    ...answering,
    failureToast: true,
    onSuccess() {
      answered()
      toast({ message: t`The bill is acknowledged.` })
    },
  })
  const dispute = useCall(answerBill, answering)
  // The button that opens the form is gone with it: whoever pressed it types on.
  useLayoutEffect(() => {
    if (disputing) place.current?.querySelector('textarea')?.focus()
  }, [disputing, place])
  if (!own && answer === 'none') return null
  const title = t({ message: 'Is it right?', context: 'heading: answer to a bill' })
  return (
    <Card as="section" padding="lg">
      <div ref={place} tabIndex={-1}>
        <Stack space="md">
          <Heading level={2} size="group">
            {title}
          </Heading>
          {answer === 'acknowledged' && (
            <Alert tone="positive">{t`${{ account: isolated(account) }} has acknowledged this bill.`}</Alert>
          )}
          {answer === 'disputed' && (
            <Alert tone="caution" title={t`${{ account: isolated(account) }} disputes this bill:`}>
              <bdi>{answerReason}</bdi>
            </Alert>
          )}
          {own && answer !== 'acknowledged' && (
            <Inline space="xs">
              <Button
                loading={acknowledgement.isPending}
                onClick={() =>
                  acknowledgement.mutate({ params: { id }, body: { answer: 'acknowledged', reason: '' } })
                }
              >
                {t({ message: 'It is right', context: 'button: acknowledges a bill' })}
              </Button>
              {!disputing && (
                <Button variant="outline" tone="neutral" onClick={() => setDisputing(true)}>
                  {t({ message: 'Dispute it', context: 'button: a bill' })}
                </Button>
              )}
            </Inline>
          )}
          {own && disputing && answer !== 'acknowledged' && (
            <Form
              fields={[{ name: 'reason', kind: 'longText', required: true, maxLength: 500 }]}
              kinds={moreKinds}
              draftKey={`dispute-${id}`}
              looks={{
                reason: {
                  label: t({ message: 'What is wrong with it', context: 'label: reason of a dispute' }),
                  hint: t`Whoever pays the bill reads this.`,
                },
              }}
              submitLabel={t({ message: 'Send the dispute', context: 'button: a bill' })}
              onSubmit={async ({ reason }) => {
                const body = { answer: 'disputed', reason: String(reason) } as const
                await dispute.mutateAsync({ params: { id }, body })
                answered()
                setDisputing(false)
                toast({ message: t`The bill is disputed.` })
              }}
              explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
            />
          )}
        </Stack>
      </div>
    </Card>
  )
}
