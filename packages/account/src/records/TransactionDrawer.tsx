import { Amount, CopyField, DateTime, Drawer, KeyValueList, Stack } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useCurrency } from '../funds/useCurrency.ts'
import { type Transaction, transactionTypes } from './transactionTypes.ts'

export interface TransactionDrawerProps {
  /** The transaction that is open; undefined for none. */
  transaction: Transaction | undefined
  onClose: () => void
}

/** One movement of the balance with its numbers, for questions to customer service. */
export function TransactionDrawer({ transaction, onClose }: TransactionDrawerProps) {
  const { t } = useLingui()
  const title = t({ message: 'Transaction', context: 'title of the details of one' })
  return (
    <Drawer open={transaction !== undefined} label={title} title={title} size="medium" onClose={onClose}>
      {transaction && <Facts transaction={transaction} />}
    </Drawer>
  )
}

function Facts({ transaction }: { transaction: Transaction }) {
  const { i18n, t } = useLingui()
  const currency = useCurrency()
  const { id, at, type, subject, subjectLanguage, amount, opening, closing, reference, remark, status } =
    transaction
  return (
    <Stack space="md">
      <KeyValueList
        items={[
          {
            id: 'at',
            label: t({ message: 'Time', context: 'label' }),
            value: <DateTime value={at} seconds />,
          },
          {
            id: 'type',
            label: t({ message: 'Type', context: 'label: of a transaction' }),
            value: i18n._(transactionTypes[type]),
          },
          ...(subject === null
            ? []
            : [
                {
                  id: 'subject',
                  label: t({
                    message: 'Details',
                    context: 'label: game, method or account of a transaction',
                  }),
                  value: <bdi lang={subjectLanguage}>{subject}</bdi>,
                },
              ]),
          {
            id: 'amount',
            label: t({ message: 'Amount', context: 'label' }),
            value: <Amount value={amount} currency={currency} signed />,
            strong: true,
          },
          {
            id: 'opening',
            label: t({ message: 'Balance before', context: 'label' }),
            value: <Amount value={opening} currency={currency} />,
          },
          {
            id: 'closing',
            label: t({ message: 'Balance after', context: 'label' }),
            value: <Amount value={closing} currency={currency} />,
          },
          ...(status === 'reversed'
            ? [
                {
                  id: 'status',
                  label: t({ message: 'Status', context: 'label: of a transaction' }),
                  value: t({ message: 'Reversed later', context: 'state of a transaction' }),
                },
              ]
            : []),
          ...(remark === null
            ? []
            : [
                {
                  id: 'remark',
                  label: t({ message: 'Note', context: 'label: of a transaction' }),
                  value: <bdi>{remark}</bdi>,
                },
              ]),
        ]}
      />
      <CopyField
        label={t({ message: 'Reference', context: 'number of a deposit, bet or transfer' })}
        value={reference}
      />
      <CopyField label={t({ message: 'Transaction ID', context: 'label' })} value={id} />
    </Stack>
  )
}
