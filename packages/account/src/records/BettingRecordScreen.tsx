import { bets } from '@baize/api/calls'
import { useApiQuery, useLayerInAddress, useProblemText } from '@baize/site'
import {
  Amount,
  Button,
  DateTime,
  EmptyState,
  Heading,
  Pagination,
  Stack,
  StatusLabel,
  Table,
  type TableColumn,
  Text,
} from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useCurrency } from '../funds/useCurrency.ts'
import { categoryText } from '../game-categories/categories.ts'
import { ArchivedNote } from './ArchivedNote.tsx'
import { BetDrawer } from './BetDrawer.tsx'
import { BetFilters, betFilterChoices } from './BetFilters.tsx'
import { type Bet, betLook, settledSum } from './bets.ts'
import { useCursorPages } from './cursors.ts'
import { ExportButtons } from './ExportButtons.tsx'
import { endOf } from './endOf.ts'
import { useRecordPeriod } from './period.ts'
import { useFilters } from './useFilters.ts'

const pageSize = 20

/** Every bet of a period, and the result of the period. */
export function BettingRecordScreen() {
  const { i18n, t } = useLingui()
  const problemText = useProblemText()
  const period = useRecordPeriod()
  const { range } = period
  const filters = useFilters(betFilterChoices)
  const filter = { ...range, ...filters.values }
  const [opened, open, close] = useLayerInAddress('bet')
  const pages = useCursorPages(JSON.stringify(filter))
  const read = useApiQuery(
    bets,
    { query: { ...filter, ...pages.query, pageSize: String(pageSize) } },
    { keepPrevious: true },
  )
  const currency = useCurrency()
  const title = t({ message: 'Betting record', context: 'page title' })
  const money = (value: string) => <Amount value={value} currency={currency} />
  const columns: TableColumn<Bet>[] = [
    {
      id: 'placedAt',
      header: t({ message: 'Placed', context: 'column: time of a bet' }),
      rowHeader: true,
      cell: (bet) => <DateTime value={bet.placedAt} />,
    },
    {
      id: 'game',
      header: t({ message: 'Game', context: 'column' }),
      width: 'long',
      cell: (bet) => <BetGame bet={bet} />,
    },
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
      secondary: true,
      nowrap: true,
      cell: (bet) => money(bet.validBet),
    },
    {
      id: 'payout',
      header: t({ message: 'Payout', context: 'column' }),
      align: 'end',
      secondary: true,
      nowrap: true,
      cell: (bet) => money(settledSum(bet, bet.payout)),
    },
    {
      id: 'winLoss',
      header: t({ message: 'Win/loss', context: 'column' }),
      align: 'end',
      nowrap: true,
      cell: (bet) => {
        const { tone, label } = betLook(bet)
        return (
          <Stack space="3xs" align="end">
            <Amount value={settledSum(bet, bet.winLoss)} currency={currency} signed />
            <StatusLabel tone={tone}>{i18n._(label)}</StatusLabel>
          </Stack>
        )
      },
    },
    {
      id: 'id',
      header: t({ message: 'Bet number', context: 'column' }),
      nowrap: true,
      cell: ({ id }) => (
        <Button variant="plain" size="small" aria-haspopup="dialog" onClick={() => open(id)}>
          <bdi dir="ltr">{endOf(id)}</bdi>
        </Button>
      ),
    },
  ]
  const totals = read.data?.totals
  const count = totals?.bets ?? 0
  return (
    <Stack space="md">
      <Heading level={1}>{title}</Heading>
      <BetFilters period={period} filters={filters} save={<ExportButtons record="bets" filter={filter} />} />
      <ArchivedNote before={read.data?.archivedBefore} />
      <Table
        caption={title}
        captionHidden
        density="compact"
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
                winLoss: (
                  <Stack space="3xs" align="end">
                    <Amount value={totals.winLoss} currency={currency} signed />
                    {/[1-9]/.test(totals.atRisk) && (
                      <Text size="sm" tone="muted">
                        <AtRisk stake={money(totals.atRisk)} />
                      </Text>
                    )}
                  </Stack>
                ),
              },
            }
          : {})}
        empty={
          <EmptyState title={t`No bets in this period`}>{t`Choose other dates, or play a game.`}</EmptyState>
        }
      />
      <Pagination
        label={t({ message: 'Pages of the betting record', context: 'name of the page links' })}
        page={pages.page}
        pageCount={pages.pageCount(read.data?.page.next)}
        onPageChange={(page) => pages.goTo(page, read.data?.page.next)}
      />
      <BetDrawer
        id={opened}
        shown={read.data?.rows.find(({ id }) => id === opened)}
        range={range}
        onClose={close}
      />
    </Stack>
  )
}

/** The stakes of open bets, beside the result of the settled ones. */
function AtRisk({ stake }: { stake: ReactNode }) {
  return (
    <Trans context="last row of the betting record: stakes of bets that are not settled yet">
      {stake} at risk
    </Trans>
  )
}

function BetGame({ bet }: { bet: Bet }) {
  const { i18n } = useLingui()
  return (
    <Stack space="none">
      <Text>
        <bdi lang={bet.gameLanguage}>{bet.game}</bdi>
      </Text>
      <Text size="xs" tone="muted">
        <bdi lang={bet.vendorLanguage}>{bet.vendor}</bdi>
        {` · ${categoryText(i18n, bet.category)}`}
      </Text>
    </Stack>
  )
}
