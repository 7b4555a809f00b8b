import { withdrawalDetail, withdrawalOptions } from '@baize/api/calls'
import { AnswerPlace, callKey, Loaded, useApiQuery } from '@baize/site'
import { Alert, Amount, Button, Heading, Inline, KeyValueList, Stack, StatusLabel, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import { useCurrency } from '../funds/useCurrency.ts'
import { Expectation } from '../timeline/Expectation.tsx'
import { reasonText } from '../timeline/reasons.ts'
import { CancelWithdrawal } from './CancelWithdrawal.tsx'
import { Confirmation } from './Confirmation.tsx'
import { ShowIdentity } from './ShowIdentity.tsx'
import { isPaying, type Withdrawal, withdrawalStateLooks } from './states.ts'
import { WithdrawalTimeline } from './WithdrawalTimeline.tsx'

export interface WithdrawalProgressProps {
  id: string
  /** Another withdrawal is wanted. */
  onRestart: () => void
}

/** One withdrawal: how far it is, and what the member can say about it. */
export function WithdrawalProgress({ id, onRestart }: WithdrawalProgressProps) {
  const { t } = useLingui()
  const input = { params: { id } }
  const known = useQueryClient().getQueryData<Withdrawal>(callKey(withdrawalDetail, input))
  const read = useApiQuery(withdrawalDetail, input, { every: known && !isPaying(known) ? false : 5_000 })
  const place = useRef<HTMLDivElement>(null)
  const median = useApiQuery(withdrawalOptions, {}).data?.medianSeconds
  return (
    <Stack space="md">
      <Loaded read={read}>
        {(withdrawal) => (
          <Stack space="md">
            <Heading level={2}>{t`Your withdrawal`}</Heading>
            <Where withdrawal={withdrawal} place={place} />
            <Confirmation key={id} withdrawal={withdrawal} place={place} />
            <ShowIdentity withdrawal={withdrawal} />
            {withdrawal.cancellable && <CancelWithdrawal id={id} place={place} />}
            {isPaying(withdrawal) && withdrawal.state !== 'confirmPending' && (
              <Expectation nextUpdateAt={withdrawal.nextUpdateAt} medianSeconds={median} />
            )}
            <WithdrawalTimeline withdrawal={withdrawal} />
          </Stack>
        )}
      </Loaded>
      <Inline>
        <Button variant="soft" tone="neutral" onClick={onRestart}>
          {t({ message: 'Another withdrawal', context: 'button' })}
        </Button>
      </Inline>
    </Stack>
  )
}

/** Its state, the reason for it, and what is known of the money. */
function Where({ withdrawal, place }: { withdrawal: Withdrawal; place: RefObject<HTMLDivElement | null> }) {
  const { i18n, t } = useLingui()
  const currency = useCurrency()
  const {
    state,
    reason: code,
    amount,
    bank,
    bankLanguage,
    accountNumberMasked,
    received,
    remaining,
  } = withdrawal
  const look = withdrawalStateLooks[state]
  const reason = reasonText(i18n, code)
  const money = (value: string) => <Amount value={value} currency={currency} />
  return (
    <>
      <AnswerPlace role="status" ref={place}>
        <Stack space="sm">
          <Text size="2xl" weight="strong">
            {money(amount)}
          </Text>
          <StatusLabel tone={look.tone}>{i18n._(look.label)}</StatusLabel>
          {reason && <Alert tone={look.tone === 'critical' ? 'critical' : 'info'}>{reason}</Alert>}
        </Stack>
      </AnswerPlace>
      {state !== 'confirmPending' && (
        <KeyValueList
          items={[
            {
              id: 'bank',
              label: t({ message: 'Bank', context: 'withdrawal' }),
              value: <bdi lang={bankLanguage}>{bank}</bdi>,
            },
            {
              id: 'number',
              label: t({ message: 'Account number', context: 'withdrawal' }),
              value: <bdi>{accountNumberMasked}</bdi>,
            },
            ...(received === null
              ? []
              : [
                  {
                    id: 'received',
                    label: t({ message: 'Arrived', context: 'part of a withdrawal' }),
                    value: money(received),
                  },
                ]),
            ...(remaining === null
              ? []
              : [
                  {
                    id: 'remaining',
                    label: t({ message: 'Still missing', context: 'part of a withdrawal' }),
                    value: money(remaining),
                    strong: true,
                  },
                ]),
          ]}
        />
      )}
    </>
  )
}
