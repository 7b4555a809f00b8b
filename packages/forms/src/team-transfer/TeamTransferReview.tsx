import { isolated } from '@baize/i18n/format'
import { Amount, type KeyValue, KeyValueList } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { less, sum } from '../money/money.ts'
import type { TeamAccount, TeamTransferRequest } from './teamTransfer.ts'

export interface TeamTransferReviewProps {
  /** The sender's balance, a decimal string. */
  balance: string
  receiver: TeamAccount
  request: TeamTransferRequest
  /** Sign of the currency. */
  currency: string
}

/** The transfer once more before it is sent: both balances now and after it, as far as they are the sender's to see. */
export function TeamTransferReview({ balance, receiver, request, currency }: TeamTransferReviewProps) {
  const { t } = useLingui()
  const { account } = receiver
  const money = (value: string) => <Amount value={value} currency={currency} />
  const items: KeyValue[] = [
    {
      id: 'amount',
      label: t({ message: 'Amount', context: 'of a transfer' }),
      value: money(request.amount),
      strong: true,
    },
    {
      id: 'own',
      label: t({ message: 'Current balance', context: 'review of a transfer' }),
      value: money(balance),
    },
    {
      id: 'ownAfter',
      label: t({ message: 'Your balance after transfer', context: 'review of a transfer' }),
      value: money(less(balance, request.amount)),
    },
  ]
  if (receiver.balance !== undefined) {
    items.push(
      {
        id: 'theirs',
        label: t({
          message: `${{ account: isolated(account) }}’s balance now`,
          context: 'review of a transfer: balance of the receiver',
        }),
        value: money(receiver.balance),
      },
      {
        id: 'theirsAfter',
        label: t({
          message: `${{ account: isolated(account) }}’s balance after transfer`,
          context: 'review of a transfer: balance of the receiver',
        }),
        value: money(sum(receiver.balance, request.amount)),
      },
    )
  }
  if (request.note !== '') {
    items.push({
      id: 'note',
      label: t({ message: 'Note', context: 'label of a form field' }),
      value: <bdi>{request.note}</bdi>,
    })
  }
  return <KeyValueList items={items} />
}
