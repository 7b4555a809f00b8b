import { agentTransfers, balance, teamMembers, teamOverview } from '@baize/api/calls'
import { Loaded, useApiQuery, useInvalidate } from '@baize/site'
import { Card, Heading, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import type { TeamMember } from '../../shared/parts/teamMember.ts'
import { ChosenAccount } from './ChosenAccount.tsx'
import * as css from './Receiver.css.ts'
import { TransferForm } from './TransferForm.tsx'
import { TransferReceipt } from './TransferReceipt.tsx'
import { TransferRoute } from './TransferRoute.tsx'
import type { Transfer } from './transfer.ts'

/** Money to an account of the team. */
export function DownTransfer() {
  const invalidate = useInvalidate()
  const [params, setParams] = useSearchParams()
  const [done, setDone] = useState<Transfer | null>(null)
  const choose = (account: string) => setParams(account ? { to: account } : {})
  return (
    <div className={css.page}>
      <Card as="section" padding="lg">
        {done ? (
          <TransferReceipt
            transfer={done}
            onRestart={() => {
              setDone(null)
              choose('')
            }}
          />
        ) : (
          <ChosenAccount account={params.get('to') ?? ''} onChoose={choose}>
            {(receiver) => (
              <ToAccount
                receiver={receiver}
                onChange={() => choose('')}
                onDone={(transfer) => {
                  setDone(transfer)
                  invalidate(balance, teamMembers, teamOverview, agentTransfers)
                }}
              />
            )}
          </ChosenAccount>
        )}
      </Card>
    </div>
  )
}

interface ToAccountProps {
  receiver: TeamMember
  /** Another receiver is wanted. */
  onChange: () => void
  onDone: (transfer: Transfer) => void
}

function ToAccount({ receiver, onChange, onDone }: ToAccountProps) {
  const { t } = useLingui()
  const funds = useApiQuery(balance, {})
  return (
    <Loaded read={funds}>
      {(own) => (
        <Stack space="lg">
          <TransferRoute own={own} receiver={receiver} onChange={onChange} />
          <Heading level={2} size="group">
            {t({ message: 'Amount', context: 'heading: amount of a transfer' })}
          </Heading>
          <TransferForm own={own} receiver={receiver} onDone={onDone} />
        </Stack>
      )}
    </Loaded>
  )
}
