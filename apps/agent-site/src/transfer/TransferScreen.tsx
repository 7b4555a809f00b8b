import { Loaded, useActions, useRead } from '@baize/account'
import { agentTransfers, balance, teamMembers, teamOverview } from '@baize/api/calls'
import { isolated } from '@baize/i18n/format'
import { Alert, Card, Heading, Stack, Tabs, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import * as css from './Receiver.css.ts'
import { ReceiverPicker } from './ReceiverPicker.tsx'
import { TransferForm } from './TransferForm.tsx'
import { TransferHistory } from './TransferHistory.tsx'
import { TransferReceipt } from './TransferReceipt.tsx'
import { TransferRoute } from './TransferRoute.tsx'
import type { Transfer } from './transfer.ts'
import { UplineTransfer } from './UplineTransfer.tsx'

/** Money within the team: down to an account, up to one's own upline, and what went before. Tab and receiver are in the address. */
export function TransferScreen() {
  const { t } = useLingui()
  const [params, setParams] = useSearchParams()
  const way = ways.find((one) => one === params.get('way')) ?? 'down'
  return (
    <Stack space="lg">
      <Stack space="xxs">
        <Heading level={1}>{t({ message: 'Transfer', context: 'page of the agent centre' })}</Heading>
        <Text tone="muted">{t`Between your balance and your team’s, at once.`}</Text>
      </Stack>
      <Tabs
        label={t({ message: 'Ways to transfer', context: 'name of the tabs' })}
        selected={way}
        onSelectedChange={(id) => setParams(id === 'down' ? {} : { way: id }, { replace: true })}
        tabs={[
          {
            id: 'down',
            label: t({ message: 'To my team', context: 'tab: transfer downwards' }),
            content: <Down />,
          },
          {
            id: 'up',
            label: t({ message: 'To my upline', context: 'tab: transfer upwards' }),
            content: <UplineTransfer />,
          },
          {
            id: 'history',
            label: t({ message: 'History', context: 'tab: transfers that were made' }),
            content: <TransferHistory />,
          },
        ]}
      />
    </Stack>
  )
}

const ways = ['down', 'up', 'history'] as const

function Down() {
  const { refresh } = useActions()
  const [params, setParams] = useSearchParams()
  const [done, setDone] = useState<Transfer | null>(null)
  const to = params.get('to') ?? ''
  const choose = (account: string) => setParams(account ? { to: account } : {})
  return (
    <div className={css.page}>
      <Card as="section" padding="lg">
        {done ? (
          <TransferReceipt
            transfer={done}
            onAgain={() => {
              setDone(null)
              choose('')
            }}
          />
        ) : to === '' ? (
          <ReceiverPicker onChoose={choose} />
        ) : (
          <ToAccount
            account={to}
            onChange={choose}
            onDone={(transfer) => {
              setDone(transfer)
              refresh(balance, teamMembers, teamOverview, agentTransfers)
            }}
          />
        )}
      </Card>
    </div>
  )
}

interface ToAccountProps {
  account: string
  /** Another receiver; empty for none yet. */
  onChange: (account: string) => void
  onDone: (transfer: Transfer) => void
}

function ToAccount({ account, onChange, onDone }: ToAccountProps) {
  const { t } = useLingui()
  const found = useRead(teamMembers, { query: { search: account, pageSize: '100' } })
  const funds = useRead(balance, {})
  return (
    <Loaded read={found}>
      {({ rows }) => {
        const receiver = rows.find((row) => row.account === account)
        if (!receiver) {
          return (
            <Stack space="md">
              <Alert
                tone="caution"
                announce="polite"
              >{t`There is no account “${{ account: isolated(account) }}” in your team.`}</Alert>
              <ReceiverPicker onChoose={onChange} />
            </Stack>
          )
        }
        return (
          <Loaded read={funds}>
            {(own) => (
              <Stack space="lg">
                <TransferRoute own={own} receiver={receiver} onChange={() => onChange('')} />
                <Heading level={2} size="group">
                  {t({ message: 'How much?', context: 'heading: amount of a transfer' })}
                </Heading>
                <TransferForm own={own} receiver={receiver} onDone={onDone} />
              </Stack>
            )}
          </Loaded>
        )
      }}
    </Loaded>
  )
}
