import { useCursorPages } from '@baize/account'
import { referrals } from '@baize/api/calls'
import { useApiQuery, useProblemText } from '@baize/site'
import {
  DateTime,
  EmptyState,
  Heading,
  Pagination,
  Progress,
  Stack,
  StatusLabel,
  Table,
  type TableColumn,
  Text,
} from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { type Friend, stateLooks } from './states.ts'

/** Who was invited, and each one's progress towards the reward. */
export function Friends() {
  const { t, i18n } = useLingui()
  const problemText = useProblemText()
  const pages = useCursorPages('friends')
  const read = useApiQuery(referrals, { query: { ...pages.query, pageSize: '20' } }, { keepPrevious: true })
  const title = t({ message: 'Your friends', context: 'heading: who was invited' })
  const latest = (friend: Friend) =>
    friend.rewardedAt ??
    friend.qualifiedAt ??
    friend.firstDepositAt ??
    friend.registeredAt ??
    friend.clickedAt
  const columns: TableColumn<Friend>[] = [
    {
      id: 'player',
      header: t({ message: 'Friend', context: 'column' }),
      rowHeader: true,
      cell: ({ player }) =>
        player === null ? (
          <Text size="inherit" tone="muted">
            {t({ message: 'No account yet', context: 'a friend who opened the link' })}
          </Text>
        ) : (
          <bdi>{player}</bdi>
        ),
    },
    {
      id: 'state',
      header: t({ message: 'Status', context: 'column' }),
      nowrap: true,
      cell: ({ state }) => (
        <StatusLabel tone={stateLooks[state].tone}>{i18n._(stateLooks[state].label)}</StatusLabel>
      ),
    },
    {
      id: 'progress',
      header: t({ message: 'Progress', context: 'column: how much of what is asked for is done' }),
      cell: ({ player, depositPercent, validBetPercent }) =>
        player === null ? null : (
          <Stack space="xs">
            <Progress
              label={t({ message: 'Deposits', context: 'condition of a reward' })}
              value={depositPercent}
              max={100}
            />
            <Progress
              label={t({ message: 'Valid bet', context: 'condition of a reward' })}
              value={validBetPercent}
              max={100}
            />
          </Stack>
        ),
    },
    {
      id: 'at',
      header: t({ message: 'Last activity', context: 'column: time' }),
      nowrap: true,
      cell: (friend) => {
        const at = latest(friend)
        return at ? <DateTime value={at} /> : null
      },
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
        empty={
          <EmptyState
            level={3}
            title={t`No friends yet`}
          >{t`Share your link. Friends who open it appear here.`}</EmptyState>
        }
      />
      <Pagination
        label={t({ message: 'Pages of friends', context: 'name of the page links' })}
        page={pages.page}
        pageCount={pages.pageCount(read.data?.page.next)}
        onPageChange={(page) => pages.goTo(page, read.data?.page.next)}
      />
    </Stack>
  )
}
