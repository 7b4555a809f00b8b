import { ApiError } from '@baize/api'
import { billDetail, billDispute, bills, writeDispute } from '@baize/api/calls'
import { Form, moreKinds } from '@baize/forms'
import { useFormat } from '@baize/i18n'
import { isolated } from '@baize/i18n/format'
import { Loaded, useApiQuery, useCall, useMay, useProblemText } from '@baize/site'
import { Alert, Stack, toast } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { Bill, Conversation } from './bill.ts'
import { DisputeMessages } from './DisputeMessages.tsx'

/** A disputed bill: the deadline of both sides, their messages, and what the operator decided. */
export function Dispute({ bill, own }: { bill: Bill; own: boolean }) {
  const may = useMay()
  const read = useApiQuery(billDispute, { params: { id: bill.id } })
  return (
    <Loaded read={read} lines={6}>
      {({ dispute, messages }) => (
        <Stack space="md">
          <Standing dispute={dispute} bill={bill} own={own} />
          <DisputeMessages messages={messages} own={own} />
          {dispute.state === 'open' && may('full') && <Reply id={bill.id} />}
        </Stack>
      )}
    </Loaded>
  )
}

interface StandingProps {
  dispute: Conversation['dispute']
  bill: Bill
  own: boolean
}

function Standing({ dispute, bill: { account }, own }: StandingProps) {
  const { t } = useLingui()
  const format = useFormat()
  const until = format.dateTime(dispute.answerBy)
  switch (dispute.state) {
    case 'open':
      return (
        <Alert
          tone="caution"
          title={own ? t`You dispute this bill.` : t`${{ account: isolated(account) }} disputes this bill.`}
        >
          {t`Both parties can write here. The operator decides after ${until}.`}
        </Alert>
      )
    case 'withdrawn':
      return <Alert tone="info">{t`Dispute closed: the bill was acknowledged.`}</Alert>
    case 'upheld':
      return (
        <Alert tone="caution" title={t`The operator has upheld the dispute.`}>
          {t`The bill does not match the bets. The difference is billed separately.`}
        </Alert>
      )
    case 'rejected':
      return (
        <Alert tone="info" title={t`The operator has rejected the dispute.`}>
          {t`The bill was recalculated from the bets and is correct.`}
        </Alert>
      )
  }
}

function Reply({ id }: { id: string }) {
  const { t } = useLingui()
  const problemText = useProblemText()
  const writing = useCall(writeDispute, {
    intent: ({ body }) => `${id} ${body.text}`,
    invalidates: [billDispute, billDetail, bills],
  })
  return (
    <Form
      fields={[{ name: 'text', kind: 'longText', required: true, maxLength: 500 }]}
      kinds={moreKinds}
      draftKey={`dispute-reply-${id}`}
      renews
      looks={{
        text: {
          label: t({ message: 'Your message', context: 'label: in a dispute over a bill' }),
          hint: t`The other party will see this.`,
        },
      }}
      submitLabel={t({ message: 'Send', context: 'button: a message in a dispute' })}
      onSubmit={async ({ text }) => {
        await writing.mutateAsync({ params: { id }, body: { text: String(text) } })
        toast({ message: t`Message sent.` })
      }}
      explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
    />
  )
}
