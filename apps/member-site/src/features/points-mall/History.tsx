import { useCursorPages } from '@baize/account'
import { redeemList } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { useApiQuery, usePermission, useProblemText } from '@baize/site'
import {
  Amount,
  DateTime,
  EmptyState,
  Pagination,
  SelectField,
  Stack,
  StatusLabel,
  Table,
  type TableColumn,
  Text,
} from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { type Redemption, redemptionLooks } from './states.ts'
import { useFilter } from './useFilter.ts'

const states = ['inProcess', 'rejected', 'approved'] as const

/** Each redemption's outcome. */
export function History() {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const problemText = useProblemText()
  const [state, setState] = useFilter('state', states)
  const pages = useCursorPages(state ?? '')
  const read = useApiQuery(
    redeemList,
    { query: { pageSize: '20', ...pages.query, ...(state ? { state } : {}) } },
    { keepPrevious: true },
  )
  const title = t({ message: 'Redemption history', context: 'tab of the points mall' })
  const columns: TableColumn<Redemption>[] = [
    {
      id: 'product',
      header: t({ message: 'Product', context: 'column of redemptions' }),
      rowHeader: true,
      cell: ({ productName, language }) => <bdi lang={language}>{productName}</bdi>,
    },
    {
      id: 'at',
      header: t({ message: 'Requested on', context: 'column of redemptions: time' }),
      nowrap: true,
      cell: ({ appliedAt }) => <DateTime value={appliedAt} />,
    },
    {
      id: 'quantity',
      header: t({ message: 'Quantity', context: 'column of redemptions' }),
      align: 'end',
      cell: ({ quantity }) => format.number(quantity),
    },
    {
      id: 'points',
      header: t({ message: 'Points', context: 'column of redemptions' }),
      align: 'end',
      nowrap: true,
      cell: ({ points }) => format.amount(points),
    },
    {
      id: 'amount',
      header: t({ message: 'Amount', context: 'column of redemptions' }),
      align: 'end',
      nowrap: true,
      cell: ({ amount }) => (amount === null ? '–' : <Amount value={amount} currency={currencySymbol} />),
    },
    {
      id: 'status',
      header: t({ message: 'Status', context: 'column of redemptions' }),
      cell: ({ state: now, remark }) => (
        <div>
          <StatusLabel tone={redemptionLooks[now].tone}>{i18n._(redemptionLooks[now].label)}</StatusLabel>
          {remark && (
            <Text size="xs" tone="muted">
              <bdi>{remark}</bdi>
            </Text>
          )}
        </div>
      ),
    },
    {
      id: 'number',
      header: t({ message: 'Transaction ID', context: 'column of redemptions' }),
      cell: ({ id }) => (
        <Text size="xs" tone="muted">
          <bdi>{id}</bdi>
        </Text>
      ),
    },
  ]
  return (
    <Stack space="md">
      <SelectField
        label={t({ message: 'Status', context: 'column of redemptions' })}
        value={state ?? ''}
        onValueChange={setState}
        options={[
          { value: '', label: t({ message: 'All', context: 'filter of redemptions' }) },
          ...states.map((value) => ({ value, label: i18n._(redemptionLooks[value].label) })),
        ]}
      />
      <Table
        caption={title}
        captionHidden
        columns={columns}
        rows={read.data?.rows ?? []}
        rowKey={({ id }) => id}
        loading={read.isFetching}
        {...(read.error ? { error: problemText(read.error), onRetry: () => void read.refetch() } : {})}
        empty={
          <EmptyState
            title={t`No redemptions here`}
          >{t`Your redemptions and their status appear here.`}</EmptyState>
        }
      />
      <Pagination
        label={title}
        page={pages.page}
        pageCount={pages.pageCount(read.data?.page.next)}
        onPageChange={(page) => pages.goTo(page, read.data?.page.next)}
      />
    </Stack>
  )
}
