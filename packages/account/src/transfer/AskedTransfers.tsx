import { ApiError, type ValueOf } from '@baize/api'
import {
  agentTransfers,
  answerTransferRequest,
  balance,
  transactions,
  transferRequests,
} from '@baize/api/calls'
import { Form, moreKinds, usePaymentPassword } from '@baize/forms'
import { useApiQuery, useCall, useProblemText } from '@baize/site'
import {
  Amount,
  Button,
  Card,
  DateTime,
  Heading,
  Inline,
  KeyValueList,
  PopupDialog,
  Stack,
  Text,
  toast,
} from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useCurrency } from '../funds/useCurrency.ts'

type Asked = ValueOf<typeof transferRequests>['rows'][number]

/** What the upline asks to have back, while it is open; the member is free to refuse. Nothing where nothing is asked. */
export function AskedTransfers() {
  const { t } = useLingui()
  const currency = useCurrency()
  const [answering, setAnswering] = useState<Asked | null>(null)
  const { data } = useApiQuery(transferRequests, { query: { side: 'asked', pageSize: '20' } })
  const open = data?.rows.filter(({ state }) => state === 'open') ?? []
  const title = t({ message: 'Requests to you', context: 'heading: requests for money' })
  if (open.length === 0 && answering === null) return null
  return (
    <Card as="section">
      <Stack space="sm">
        <Heading level={2}>{title}</Heading>
        {open.map((asked) => (
          <Stack key={asked.id} space="xs">
            <Inline align="between" space="sm">
              <Text weight="strong">
                <Amount value={asked.amount} currency={currency} />
              </Text>
              <Button size="small" variant="soft" aria-haspopup="dialog" onClick={() => setAnswering(asked)}>
                {t({ message: 'Answer', context: 'button: a request for money' })}
              </Button>
            </Inline>
            <Text size="sm" tone="muted">
              <bdi>{asked.account}</bdi> · <DateTime value={asked.at} />
            </Text>
            {asked.note && <Text size="sm">{asked.note}</Text>}
          </Stack>
        ))}
      </Stack>
      <PopupDialog open={answering !== null} label={title} title={title} onClose={() => setAnswering(null)}>
        {answering && <AnswerForm asked={answering} onDone={() => setAnswering(null)} />}
      </PopupDialog>
    </Card>
  )
}

function AnswerForm({ asked, onDone }: { asked: Asked; onDone: () => void }) {
  const { t } = useLingui()
  const answering = useCall(answerTransferRequest, {
    intent: ({ params, body }) => `${params.id} ${body.send}`,
    invalidates: [transferRequests, agentTransfers, balance, transactions],
  })
  const problemText = useProblemText()
  const currency = useCurrency()
  const secret = usePaymentPassword()
  const { id, account, amount } = asked
  return (
    <Form
      kinds={moreKinds}
      fields={[
        { name: 'answer', kind: 'choice', required: true, options: ['send', 'refuse'] },
        { ...secret.rule, kind: 'password' },
      ]}
      looks={{
        paymentPassword: secret.look,
        answer: {
          label: t({ message: 'Your answer', context: 'label of a choice: a request for money' }),
          cards: true,
          options: [
            { value: 'send', label: t({ message: 'Send', context: 'answer to a request for money' }) },
            { value: 'refuse', label: t({ message: 'Decline', context: 'answer to a request for money' }) },
          ],
        },
      }}
      beforeFields={
        <KeyValueList
          items={[
            {
              id: 'account',
              label: t({ message: 'Account', context: 'column' }),
              value: <bdi>{account}</bdi>,
            },
            {
              id: 'amount',
              label: t({ message: 'Amount', context: 'column' }),
              value: <Amount value={amount} currency={currency} />,
              strong: true,
            },
          ]}
        />
      }
      submitLabel={t({ message: 'Answer', context: 'button: a request for money' })}
      onSubmit={async ({ answer, paymentPassword }) => {
        const send = answer === 'send'
        const body = { send, paymentPassword: String(paymentPassword) }
        await answering.mutateAsync({ params: { id }, body })
        toast({ tone: 'positive', message: send ? t`Money sent.` : t`Request declined.` })
        onDone()
      }}
      explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
    />
  )
}
