import { useCursorPages } from '@baize/account'
import { rewardHistory } from '@baize/api/calls'
import { useApiQuery, useProblemText } from '@baize/site'
import { DateTime, EmptyState, Pagination, Stack, StatusLabel, Table, type TableColumn } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { RewardAmount } from './RewardAmount.tsx'
import { type PastReward, sourceNames, stateLooks } from './rewardWords.ts'

/** Rewards that were claimed or have expired. */
export function PastRewards({ state }: { state: 'claimed' | 'expired' }) {
  const { t, i18n } = useLingui()
  const problemText = useProblemText()
  const pages = useCursorPages(state)
  const read = useApiQuery(
    rewardHistory,
    { query: { ...pages.query, state, pageSize: '20' } },
    { keepPrevious: true },
  )
  const look = stateLooks[state]
  const columns: TableColumn<PastReward>[] = [
    {
      id: 'title',
      header: t({ message: 'Reward', context: 'column' }),
      rowHeader: true,
      cell: ({ title, language }) => <bdi lang={language}>{title}</bdi>,
    },
    {
      id: 'source',
      header: t({ message: 'Source', context: 'column: where a reward comes from' }),
      cell: ({ source }) => i18n._(sourceNames[source]),
    },
    {
      id: 'amount',
      header: t({ message: 'Amount', context: 'column' }),
      align: 'end',
      nowrap: true,
      cell: (reward) => <RewardAmount reward={reward} />,
    },
    {
      id: 'at',
      header: t({ message: 'Time', context: 'column' }),
      nowrap: true,
      cell: ({ claimedAt, expiresAt, readyAt }) => (
        <DateTime value={(state === 'claimed' ? claimedAt : expiresAt) ?? readyAt} />
      ),
    },
    {
      id: 'state',
      header: t({ message: 'Status', context: 'column' }),
      nowrap: true,
      cell: () => <StatusLabel tone={look.tone}>{i18n._(look.label)}</StatusLabel>,
    },
  ]
  return (
    <Stack space="md">
      <Table
        caption={i18n._(look.label)}
        captionHidden
        columns={columns}
        rows={read.data?.rows ?? []}
        rowKey={({ id }) => id}
        loading={read.isFetching}
        {...(read.error ? { error: problemText(read.error), onRetry: () => void read.refetch() } : {})}
        empty={<EmptyState title={state === 'claimed' ? t`Nothing claimed yet` : t`Nothing has expired`} />}
      />
      <Pagination
        label={t({ message: 'Pages of the rewards', context: 'name of the page links' })}
        page={pages.page}
        pageCount={pages.pageCount(read.data?.page.next)}
        onPageChange={(page) => pages.goTo(page, read.data?.page.next)}
      />
    </Stack>
  )
}
