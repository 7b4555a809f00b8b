import { ApiError } from '@baize/api'
import { agentTransfers, balance, transactions, transferUpline } from '@baize/api/calls'
import { TeamTransferForm } from '@baize/forms'
import { Loaded, useApiQuery, useCall, useProblemText } from '@baize/site'
import { Card, Columns, EmptyState, Heading, Stack } from '@baize/ui'
import { TeamIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { FundsTile } from '../funds/FundsTile.tsx'
import { PaymentPasswordGate } from '../withdraw/PaymentPasswordGate.tsx'
import { AskedTransfers } from './AskedTransfers.tsx'
import { TeamTransfers } from './TeamTransfers.tsx'

/** Money to the upline: its requests, a transfer on the member's own initiative, and what was sent and received. */
export function UplineTransferScreen() {
  const { t } = useLingui()
  const read = useApiQuery(agentTransfers, { query: { pageSize: '1' } })
  return (
    <Stack space="lg">
      <Heading level={1}>{t({ message: 'Transfer to upline', context: 'page title' })}</Heading>
      <Loaded read={read}>
        {({ upline }) =>
          upline === null ? (
            <EmptyState icon={<TeamIcon size={32} />} title={t`You have no upline`}>
              {t`You registered directly, so there is no upline to send money to.`}
            </EmptyState>
          ) : (
            <Columns template="2/1" collapseBelow="desktop" alignY="start">
              <Card as="section">
                <PaymentPasswordGate>
                  <Stack space="md">
                    <Heading level={2}>
                      {t({ message: 'Send money', context: 'heading: a transfer' })}
                    </Heading>
                    <Send upline={upline} />
                  </Stack>
                </PaymentPasswordGate>
              </Card>
              <Stack space="md">
                <FundsTile />
                <AskedTransfers />
              </Stack>
            </Columns>
          )
        }
      </Loaded>
      <TeamTransfers />
    </Stack>
  )
}

function Send({ upline }: { upline: string }) {
  const transfer = useCall(transferUpline, {
    intent: ({ body }) => `${body.amount} ${body.note}`,
    invalidates: [agentTransfers, balance, transactions],
  })
  const problemText = useProblemText()
  const funds = useApiQuery(balance, {})
  return (
    <Loaded read={funds}>
      {({ balance: spendable, currencySymbol }) => (
        <TeamTransferForm
          balance={spendable}
          currency={currencySymbol}
          receiver={{ id: 'upline', account: upline }}
          onSubmit={async ({ amount, paymentPassword, note }) => {
            const body = { amount, paymentPassword, note }
            await transfer.mutateAsync({ body })
          }}
          explain={(error) => (error instanceof ApiError ? problemText(error) : undefined)}
        />
      )}
    </Loaded>
  )
}
