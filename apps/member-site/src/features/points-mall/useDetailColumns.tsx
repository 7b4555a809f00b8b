import { useFormat } from '@baize/i18n'
import { usePermission } from '@baize/site'
import { Amount, DateTime, StatusLabel, type TableColumn, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { entryTypes, type PointsEntry, redemptionLooks } from './states.ts'

const none = '–'

/** The columns of the points details, as the specification names them. */
export function useDetailColumns(): readonly TableColumn<PointsEntry>[] {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  return [
    {
      id: 'at',
      header: t({ message: 'Date', context: 'column of points details' }),
      rowHeader: true,
      nowrap: true,
      cell: ({ applicationTime }) => <DateTime value={applicationTime} />,
    },
    {
      id: 'type',
      header: t({ message: 'Type', context: 'column of points details' }),
      cell: ({ exchangeType }) => i18n._(entryTypes[exchangeType]),
    },
    {
      id: 'product',
      header: t({ message: 'Product name', context: 'column of points details' }),
      cell: ({ productName, language }) =>
        productName === null ? none : <bdi lang={language}>{productName}</bdi>,
    },
    {
      id: 'quantity',
      header: t({ message: 'Quantity', context: 'column of points details' }),
      align: 'end',
      cell: ({ quantity }) => (quantity === null ? none : format.number(quantity)),
    },
    {
      id: 'required',
      header: t({ message: 'Points needed', context: 'column of points details' }),
      align: 'end',
      cell: ({ requiredPoints }) => (requiredPoints === null ? none : format.amount(requiredPoints)),
    },
    {
      id: 'amount',
      header: t({ message: 'Amount needed', context: 'column of points details' }),
      align: 'end',
      nowrap: true,
      cell: ({ requiredAmount }) =>
        requiredAmount === null ? none : <Amount value={requiredAmount} currency={currencySymbol} />,
    },
    {
      id: 'status',
      header: t({ message: 'Status', context: 'column of points details' }),
      nowrap: true,
      cell: ({ status }) => (
        <StatusLabel tone={redemptionLooks[status].tone}>{i18n._(redemptionLooks[status].label)}</StatusLabel>
      ),
    },
    {
      id: 'changed',
      header: t({ message: 'Points change', context: 'column of points details' }),
      align: 'end',
      nowrap: true,
      cell: ({ changedPoints }) => <Amount value={changedPoints} signed />,
    },
    {
      id: 'balance',
      header: t({ message: 'Points balance', context: 'column of points details' }),
      align: 'end',
      nowrap: true,
      cell: ({ pointsBalance }) => format.amount(pointsBalance),
    },
    {
      id: 'remark',
      header: t({ message: 'Note', context: 'column of points details' }),
      cell: ({ remark }) => (remark === null ? none : <bdi>{remark}</bdi>),
    },
    {
      id: 'number',
      header: t({ message: 'Transaction ID', context: 'column of points details' }),
      cell: ({ transactionNumber }) => (
        <Text size="xs" tone="muted">
          <bdi>{transactionNumber}</bdi>
        </Text>
      ),
    },
  ]
}
