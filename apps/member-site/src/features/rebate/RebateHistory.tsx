import { useCursorPages } from '@baize/account'
import type { ValueOf } from '@baize/api'
import { balance, rebateHistory } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { useApiQuery, useProblemText } from '@baize/site'
import { Amount, DateTime, EmptyState, Heading, Pagination, Stack, Table, type TableColumn } from '@baize/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { RebateTable } from './RebateTable.tsx'

type Claim = ValueOf<typeof rebateHistory>['rows'][number]

/** Rebates that were claimed; each opens into what it was made of. */
export function RebateHistory() {
  const { t } = useLingui()
  const problemText = useProblemText()
  const pages = useCursorPages('rebates')
  const read = useApiQuery(
    rebateHistory,
    { query: { ...pages.query, pageSize: '10' } },
    { keepPrevious: true },
  )
  const symbol = useApiQuery(balance, {}).data?.currencySymbol
  const format = useFormat()
  const [expanded, setExpanded] = useState<readonly string[]>([])
  const day = (value: string) => format.date(`${value}T00:00:00Z`, { timeZone: 'UTC' })
  const nameOf = ({ from, through }: Claim) => {
    const first = day(from)
    const last = day(through)
    return t({ message: `Rebate of ${first} to ${last}, by category`, context: 'opens a row' })
  }
  const title = t({ message: 'Claimed rebates', context: 'heading' })
  const columns: TableColumn<Claim>[] = [
    {
      id: 'at',
      header: t({ message: 'Claimed', context: 'column: time' }),
      rowHeader: true,
      nowrap: true,
      cell: ({ claimedAt }) => <DateTime value={claimedAt} />,
    },
    {
      id: 'days',
      header: t({ message: 'Period', context: 'column: days that a rebate is for' }),
      cell: ({ from, through }) => (
        <Trans context="from a day to a day">
          <DateTime value={`${from}T00:00:00Z`} timeZone="UTC" show="date" /> –{' '}
          <DateTime value={`${through}T00:00:00Z`} timeZone="UTC" show="date" />
        </Trans>
      ),
    },
    {
      id: 'amount',
      header: t({ message: 'Rebate', context: 'column' }),
      align: 'end',
      nowrap: true,
      cell: ({ amount }) => <Amount value={amount} currency={symbol} strong />,
    },
  ]
  return (
    <Stack as="section" space="md">
      <Heading level={2}>{title}</Heading>
      <Table
        caption={title}
        captionHidden
        columns={columns}
        rows={read.data?.rows ?? []}
        rowKey={({ id }) => id}
        loading={read.isFetching}
        {...(read.error ? { error: problemText(read.error), onRetry: () => void read.refetch() } : {})}
        expansion={{
          detail: (claim) => <RebateTable rows={claim.rows} total={claim.amount} caption={nameOf(claim)} />,
          rowLabel: nameOf,
          expanded,
          onExpandedChange: setExpanded,
        }}
        empty={<EmptyState level={3} title={t`No rebate claimed yet`} />}
      />
      <Pagination
        label={t({ message: 'Pages of claimed rebates', context: 'name of the page links' })}
        page={pages.page}
        pageCount={pages.pageCount(read.data?.page.next)}
        onPageChange={(page) => pages.goTo(page, read.data?.page.next)}
      />
    </Stack>
  )
}
