import type { ValueOf } from '@baize/api'
import { balance, bets } from '@baize/api/calls'
import {
  Amount,
  DateTime,
  EmptyState,
  Heading,
  Pagination,
  PresetRange,
  Stack,
  StatusLabel,
  Table,
  type TableColumn,
  Text,
  type Tone,
} from '@baize/ui'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { categoryText } from '../game-categories/categories.ts'
import { useRead } from '../platform/calls.ts'
import { useProblemText } from '../problems/useProblemText.ts'
import { useRecordPage } from './period.ts'

type Bet = ValueOf<typeof bets>['rows'][number]

const pageSize = 20

const states: Record<Bet['state'], { label: MessageDescriptor; tone: Tone }> = {
  unsettled: { label: msg({ message: 'Open', context: 'state of a bet' }), tone: 'info' },
  won: { label: msg({ message: 'Won', context: 'state of a bet' }), tone: 'positive' },
  lost: { label: msg({ message: 'Lost', context: 'state of a bet' }), tone: 'neutral' },
  refunded: { label: msg({ message: 'Refunded', context: 'state of a bet' }), tone: 'caution' },
}

/** Less back than was staked is no win, whatever it is called at the table. */
const paidInPart = {
  label: msg({ message: 'Paid in part', context: 'state of a bet: less came back than was staked' }),
  tone: 'neutral',
} as const

function lookOf({ state, winLoss }: Bet): { label: MessageDescriptor; tone: Tone } {
  return state === 'won' && winLoss.startsWith('-') ? paidInPart : states[state]
}

/** Every bet of a period, and what the period comes to. */
export function BettingRecordScreen() {
  const { i18n, t } = useLingui()
  const problemText = useProblemText()
  const { today, range, page, setRange, setPage } = useRecordPage()
  const read = useRead(
    bets,
    { query: { ...range, pageNo: String(page), pageSize: String(pageSize) } },
    { keepPrevious: true },
  )
  const currency = useRead(balance, {}).data?.currencySymbol
  const title = t({ message: 'Betting record', context: 'page title' })
  const money = (value: string) => <Amount value={value} currency={currency} />
  const columns: TableColumn<Bet>[] = [
    {
      id: 'placedAt',
      header: t({ message: 'Placed', context: 'column: time of a bet' }),
      rowHeader: true,
      nowrap: true,
      cell: (bet) => <DateTime value={bet.placedAt} />,
    },
    { id: 'game', header: t({ message: 'Game', context: 'column' }), cell: (bet) => <BetGame bet={bet} /> },
    {
      id: 'stake',
      header: t({ message: 'Stake', context: 'column' }),
      align: 'end',
      nowrap: true,
      cell: (bet) => money(bet.stake),
    },
    {
      id: 'validBet',
      header: t({ message: 'Valid bet', context: 'column' }),
      align: 'end',
      nowrap: true,
      cell: (bet) => money(bet.validBet),
    },
    {
      id: 'payout',
      header: t({ message: 'Payout', context: 'column' }),
      align: 'end',
      nowrap: true,
      cell: (bet) => money(bet.payout),
    },
    {
      id: 'winLoss',
      header: t({ message: 'Win or loss', context: 'column' }),
      align: 'end',
      nowrap: true,
      cell: (bet) => <Amount value={bet.winLoss} currency={currency} signed />,
    },
    {
      id: 'state',
      header: t({ message: 'State', context: 'column' }),
      nowrap: true,
      cell: (bet) => {
        const { tone, label } = lookOf(bet)
        return <StatusLabel tone={tone}>{i18n._(label)}</StatusLabel>
      },
    },
    {
      id: 'id',
      header: t({ message: 'Bet number', context: 'column' }),
      cell: (bet) => (
        <Text size="xs" tone="muted">
          {bet.id}
        </Text>
      ),
    },
  ]
  const totals = read.data?.totals
  const count = totals?.bets ?? 0
  return (
    <Stack space="lg">
      <Heading level={1}>{title}</Heading>
      <PresetRange
        label={t({ message: 'Period', context: 'choice of days' })}
        today={today}
        value={range}
        onValueChange={setRange}
        max={today}
      />
      <Table
        caption={title}
        captionHidden
        columns={columns}
        rows={read.data?.rows ?? []}
        rowKey={({ id }) => id}
        loading={read.isFetching}
        {...(read.error ? { error: problemText(read.error), onRetry: () => void read.refetch() } : {})}
        {...(totals && count > 0
          ? {
              totals: {
                game: t({
                  message: plural(count, { one: '# bet', other: '# bets' }),
                  context: 'last row of the betting record',
                }),
                stake: money(totals.stake),
                validBet: money(totals.validBet),
                payout: money(totals.payout),
                winLoss: <Amount value={totals.winLoss} currency={currency} signed />,
              },
            }
          : {})}
        empty={
          <EmptyState title={t`No bets in this period`}>{t`Choose other days, or play a game.`}</EmptyState>
        }
      />
      <Pagination
        label={t({ message: 'Pages of the betting record', context: 'name of the page links' })}
        page={page}
        pageCount={Math.ceil((read.data?.page.total ?? 0) / pageSize)}
        onPageChange={setPage}
      />
    </Stack>
  )
}

function BetGame({ bet }: { bet: Bet }) {
  const { i18n } = useLingui()
  return (
    <Stack space="none">
      <Text>{bet.game}</Text>
      <Text size="xs" tone="muted">
        {`${bet.vendor} · ${categoryText(i18n, bet.category)}`}
      </Text>
    </Stack>
  )
}
