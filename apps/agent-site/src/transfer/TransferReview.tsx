import { Amount, KeyValueList } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { TeamMember } from '../team-members/member.ts'
import { balancesAfter, type OwnFunds } from './transfer.ts'

export interface TransferReviewProps {
  own: OwnFunds
  receiver: TeamMember
  amount: string
  note: string
}

/** The transfer once more before it is sent: both balances now and after it. */
export function TransferReview({ own, receiver, amount, note }: TransferReviewProps) {
  const { t } = useLingui()
  const { account } = receiver
  const after = balancesAfter(own.balance, receiver.balance, amount)
  const money = (value: string) => <Amount value={value} currency={own.currencySymbol} />
  return (
    <KeyValueList
      items={[
        {
          id: 'amount',
          label: t({ message: 'Amount', context: 'of a transfer' }),
          value: money(amount),
          strong: true,
        },
        {
          id: 'own',
          label: t({ message: 'Your balance now', context: 'review of a transfer' }),
          value: money(own.balance),
        },
        {
          id: 'ownAfter',
          label: t({ message: 'Your balance after', context: 'review of a transfer' }),
          value: money(after.own),
        },
        {
          id: 'theirs',
          label: t({ message: `${account} now`, context: 'review of a transfer: balance of the receiver' }),
          value: money(receiver.balance),
        },
        {
          id: 'theirsAfter',
          label: t({ message: `${account} after`, context: 'review of a transfer: balance of the receiver' }),
          value: money(after.receiver),
        },
        ...(note
          ? [
              {
                id: 'note',
                label: t({ message: 'Note', context: 'label of a form field' }),
                value: <bdi>{note}</bdi>,
              },
            ]
          : []),
      ]}
    />
  )
}
