import { ApiError, type InputOf } from '@baize/api'
import { answerBill, billDetail, billDispute, bills } from '@baize/api/calls'
import { Form, moreKinds } from '@baize/forms'
import { isolated } from '@baize/i18n/format'
import { useAnswerFocus, useCall, useMay, useProblemText } from '@baize/site'
import { Alert, Button, Card, Heading, Inline, Stack, toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useState } from 'react'
import type { Bill } from './bill.ts'
import { Dispute } from './Dispute.tsx'

/** The party's response to a bill: accepted, or disputed, with the messages of both sides here. */
export function AnswerBill({ bill, own }: { bill: Bill; own: boolean }) {
  const { t } = useLingui()
  const problemText = useProblemText()
  const [disputing, setDisputing] = useState(false)
  const { id, answer, account, dispute } = bill
  const { place, answered } = useAnswerFocus(`${answer} ${disputing}`)
  const answering = {
    intent: ({ body }: InputOf<typeof answerBill>) => `${id} ${body.answer} ${body.reason}`.trim(),
    invalidates: [bills, billDetail, billDispute],
  }
  const acknowledgement = useCall(answerBill, {
    ...answering,
    failureToast: true,
    onSuccess() {
      answered()
      toast({ message: t`Bill acknowledged.` })
    },
  })
  const disputation = useCall(answerBill, answering)
  // The button that opens the form is unmounted by it: the focus moves into the form.
  useLayoutEffect(() => {
    if (disputing) place.current?.querySelector('textarea')?.focus()
  }, [disputing, place])
  const mayAnswer = useMay()('full') && own
  if (!mayAnswer && answer === 'none') return null
  const title = t({ message: 'Is this bill correct?', context: 'heading: answer to a bill' })
  return (
    <Card as="section" padding="lg">
      <div ref={place} tabIndex={-1}>
        <Stack space="md">
          <Heading level={2} size="group">
            {title}
          </Heading>
          {answer === 'acknowledged' && (
            <Alert tone="positive">
              {own
                ? t`You have acknowledged this bill.`
                : t`${{ account: isolated(account) }} has acknowledged this bill.`}
            </Alert>
          )}
          {dispute && <Dispute bill={bill} own={own} />}
          {mayAnswer && answer !== 'acknowledged' && (
            <Inline space="xs">
              <Button
                loading={acknowledgement.isPending}
                onClick={() =>
                  acknowledgement.mutate({ params: { id }, body: { answer: 'acknowledged', reason: '' } })
                }
              >
                {t({ message: 'Acknowledge', context: 'button: acknowledges a bill' })}
              </Button>
              {!disputing && dispute === null && (
                <Button variant="outline" tone="neutral" onClick={() => setDisputing(true)}>
                  {t({ message: 'Dispute', context: 'button: a bill' })}
                </Button>
              )}
            </Inline>
          )}
          {mayAnswer && disputing && dispute === null && (
            <Form
              fields={[{ name: 'reason', kind: 'longText', required: true, maxLength: 500 }]}
              kinds={moreKinds}
              draftKey={`dispute-${id}`}
              looks={{
                reason: {
                  label: t({ message: 'What’s wrong?', context: 'label: reason of a dispute' }),
                  hint: t`The payer sees this and replies here within three days.`,
                },
              }}
              submitLabel={t({ message: 'Submit dispute', context: 'button: a bill' })}
              onSubmit={async ({ reason }) => {
                const body = { answer: 'disputed', reason: String(reason) } as const
                await disputation.mutateAsync({ params: { id }, body })
                answered()
                setDisputing(false)
                toast({ message: t`Bill disputed.` })
              }}
              explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
            />
          )}
        </Stack>
      </div>
    </Card>
  )
}
