import { ApiError } from '@baize/api'
import {
  balance,
  cancelWithdrawal,
  confirmWithdrawal,
  transactions,
  withdrawalDetail,
  withdrawals,
} from '@baize/api/calls'
import {
  Alert,
  Amount,
  Button,
  confirm,
  Heading,
  Inline,
  KeyValueList,
  Stack,
  StatusLabel,
  Text,
  toast,
} from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callKey, useActions, useRead } from '../platform/calls.ts'
import { Loaded } from '../problems/Loaded.tsx'
import { useProblemText } from '../problems/useProblemText.ts'
import { reasonText } from '../timeline/reasons.ts'
import { ConfirmClock } from './ConfirmClock.tsx'
import { type Withdrawal, withdrawalStateLooks } from './states.ts'
import { WithdrawalTimeline } from './WithdrawalTimeline.tsx'

export interface WithdrawalProgressProps {
  id: string
  /** Another withdrawal is wanted. */
  onAgain: () => void
}

/** One withdrawal: how far it is, and what the member can say about it. */
export function WithdrawalProgress({ id, onAgain }: WithdrawalProgressProps) {
  const { i18n, t } = useLingui()
  const read = useRead(withdrawalDetail, { params: { id } }, { every: 5_000 })
  const funds = useRead(balance, {})
  return (
    <Loaded read={read}>
      {(withdrawal) => {
        const look = withdrawalStateLooks[withdrawal.state]
        const reason = reasonText(i18n, withdrawal.reason)
        return (
          <Stack space="md">
            <Heading level={2}>{t`Your withdrawal`}</Heading>
            <div role="status">
              <Stack space="sm">
                <Text size="xxl" weight="strong">
                  <Amount value={withdrawal.amount} currency={funds.data?.currencySymbol} />
                </Text>
                <StatusLabel tone={look.tone}>{i18n._(look.label)}</StatusLabel>
                {reason && <Alert tone={look.tone === 'critical' ? 'critical' : 'info'}>{reason}</Alert>}
              </Stack>
            </div>
            <KeyValueList
              items={[
                { id: 'bank', label: t({ message: 'Bank', context: 'withdrawal' }), value: withdrawal.bank },
                {
                  id: 'number',
                  label: t({ message: 'Account number', context: 'withdrawal' }),
                  value: withdrawal.accountNumberMasked,
                },
              ]}
            />
            <Answers withdrawal={withdrawal} />
            <WithdrawalTimeline withdrawal={withdrawal} />
            <Button variant="soft" tone="neutral" onClick={onAgain}>
              {t({ message: 'Another withdrawal', context: 'button' })}
            </Button>
          </Stack>
        )
      }}
    </Loaded>
  )
}

/** What the member can say: that the money came, that it did not, or that it should not be paid after all. */
function Answers({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useLingui()
  const { actOnce, refresh } = useActions()
  const queries = useQueryClient()
  const problemText = useProblemText()
  const [busy, setBusy] = useState<string | null>(null)
  const { id } = withdrawal

  async function say(name: string, call: () => Promise<Withdrawal>, thanks: string) {
    setBusy(name)
    try {
      const next = await call()
      queries.setQueryData(callKey(withdrawalDetail, { params: { id } }), next)
      toast({ tone: 'positive', message: thanks })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({ tone: 'critical', message: problemText(error) })
      refresh(withdrawalDetail)
    } finally {
      setBusy(null)
      refresh(withdrawals, transactions, balance)
    }
  }
  const answer = (outcome: 'received' | 'notReceived', thanks: string) =>
    say(
      outcome,
      () => actOnce(confirmWithdrawal, { params: { id }, body: { outcome } }, `${id} ${outcome}`),
      thanks,
    )

  async function notReceived() {
    const sure = await confirm({
      question: t`Did the money not come?`,
      message: t`We then ask the bank, and tell you here what we find. Look at your account once more first.`,
      confirmLabel: t({ message: 'It did not come', context: 'button in a dialog' }),
      cancelLabel: t({ message: 'Look again', context: 'button in a dialog' }),
    })
    if (sure) await answer('notReceived', t`We look into it.`)
  }
  async function cancel() {
    const sure = await confirm({
      question: t`Cancel this withdrawal?`,
      message: t`The amount goes back to your balance at once.`,
      confirmLabel: t({ message: 'Cancel the withdrawal', context: 'button in a dialog' }),
      cancelLabel: t({ message: 'Keep it', context: 'button in a dialog' }),
      tone: 'critical',
    })
    if (sure)
      await say(
        'cancel',
        () => actOnce(cancelWithdrawal, { params: { id } }, id),
        t`The withdrawal is cancelled.`,
      )
  }

  if (withdrawal.state === 'confirmPending') {
    return (
      <Stack space="sm">
        <Text weight="strong">{t`Has the money arrived in your bank account?`}</Text>
        {withdrawal.confirmBy && <ConfirmClock by={withdrawal.confirmBy} />}
        <Inline space="sm">
          <Button
            loading={busy === 'received'}
            onClick={() => void answer('received', t`Thank you. The withdrawal is complete.`)}
          >
            {t({ message: 'Yes, received', context: 'button: withdrawal' })}
          </Button>
          <Button
            variant="outline"
            tone="neutral"
            opens="dialog"
            loading={busy === 'notReceived'}
            onClick={() => void notReceived()}
          >
            {t({ message: 'No, not received', context: 'button: withdrawal' })}
          </Button>
        </Inline>
      </Stack>
    )
  }
  if (!withdrawal.cancellable) return null
  return (
    <Button
      variant="outline"
      tone="critical"
      opens="dialog"
      loading={busy === 'cancel'}
      onClick={() => void cancel()}
    >
      {t({ message: 'Cancel the withdrawal', context: 'button' })}
    </Button>
  )
}
