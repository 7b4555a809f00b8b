import { AskedTransfers, loadMoneyMessages } from '@baize/account'
import { ApiError, type ValueOf } from '@baize/api'
import { agentTransfers, balance, transferUpline } from '@baize/api/calls'
import { TeamTransferForm, type TeamTransferRequest } from '@baize/forms'
import { LanguageSection } from '@baize/i18n'
import { Loaded, useApiQuery, useCall, useProblemText } from '@baize/site'
import { Amount, Button, Card, DateTime, EmptyState, Heading, KeyValueList, Stack } from '@baize/ui'
import { SendIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState } from 'react'
import * as css from './Receiver.css.ts'

type Sent = ValueOf<typeof transferUpline>

/** Money to the account directly above, whose balance is not for the sender to see; and what it asks to have back. */
export function UplineTransfer() {
  const { t } = useLingui()
  const transfer = useCall(transferUpline, {
    intent: ({ body }) => `${body.amount} ${body.note}`,
    invalidates: [balance, agentTransfers],
  })
  const problemText = useProblemText()
  const funds = useApiQuery(balance, {})
  const above = useApiQuery(agentTransfers, { query: { pageSize: '1' } })
  const [sent, setSent] = useState<Sent | null>(null)

  async function submit({ amount, paymentPassword, note }: TeamTransferRequest) {
    const body = { amount, paymentPassword, note }
    setSent(await transfer.mutateAsync({ body }))
  }

  return (
    <div className={css.page}>
      <Stack space="md">
        <LanguageSection load={loadMoneyMessages}>
          <AskedTransfers />
        </LanguageSection>
        <Card as="section" padding="lg">
          {sent ? (
            <UplineReceipt sent={sent} onRestart={() => setSent(null)} />
          ) : (
            <Loaded read={above} lines={6}>
              {({ upline }) =>
                upline === null ? (
                  <EmptyState title={t`You have no upline to send money to.`} icon={<SendIcon size={32} />} />
                ) : (
                  <Loaded read={funds} lines={6}>
                    {(own) => (
                      <TeamTransferForm
                        balance={own.balance}
                        currency={own.currencySymbol}
                        receiver={{ id: 'upline', account: upline }}
                        onSubmit={submit}
                        explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
                      />
                    )}
                  </Loaded>
                )
              }
            </Loaded>
          )}
        </Card>
      </Stack>
    </div>
  )
}

function UplineReceipt({ sent, onRestart }: { sent: Sent; onRestart: () => void }) {
  const { t } = useLingui()
  const { data: own } = useApiQuery(balance, {})
  const receipt = useRef<HTMLDivElement>(null)
  // In the commit itself: a frame later the user may be typing already.
  useLayoutEffect(() => receipt.current?.focus(), [])
  const money = (value: string) => <Amount value={value} currency={own?.currencySymbol} />
  return (
    <div ref={receipt} tabIndex={-1}>
      <Stack space="lg">
        <Heading level={2} size="group">
          {t({ message: 'Receipt', context: 'heading: a transfer that was made' })}
        </Heading>
        <KeyValueList
          items={[
            {
              id: 'amount',
              label: t({ message: 'Amount', context: 'column' }),
              value: money(sent.amount),
              strong: true,
            },
            {
              id: 'to',
              label: t({ message: 'To', context: 'receiver of a transfer' }),
              value: <bdi>{sent.toAccount}</bdi>,
            },
            {
              id: 'own',
              label: t({ message: 'Your balance', context: 'after a transfer' }),
              value: money(sent.balance),
            },
            {
              id: 'at',
              label: t({ message: 'Time', context: 'column' }),
              value: <DateTime value={sent.at} seconds />,
            },
            {
              id: 'id',
              label: t({ message: 'Transfer ID', context: 'of a transfer' }),
              value: <bdi>{sent.id}</bdi>,
            },
          ]}
        />
        <Button onClick={onRestart}>{t({ message: 'New transfer', context: 'button' })}</Button>
      </Stack>
    </div>
  )
}
