import { ArchivedNote, categoryText } from '@baize/account'
import type { ValueOf } from '@baize/api'
import { teamMemberGames } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { Loaded, useApiQuery, usePermission } from '@baize/site'
import { Amount, type DayRange, EmptyState, Stack, Table, type TableColumn } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { Result } from '../../shared/figures/Result.tsx'

type Played = ValueOf<typeof teamMemberGames>
type Sums = Pick<Played['categories'][number], 'bets' | 'stake' | 'validBet' | 'profitLoss'>

/** What an account plays: its own games by stake, and the categories of its branch. */
export function Games({ id, range }: { id: string; range: DayRange }) {
  const { t, i18n } = useLingui()
  const read = useApiQuery(teamMemberGames, { params: { id }, query: range }, { keepPrevious: true })
  const sums = useSumColumns()
  const games: TableColumn<Played['games'][number]>[] = [
    {
      id: 'game',
      header: t({ message: 'Game', context: 'column' }),
      rowHeader: true,
      cell: ({ game, gameLanguage }) => <bdi lang={gameLanguage}>{game}</bdi>,
    },
    {
      id: 'vendor',
      header: t({ message: 'Vendor', context: 'column' }),
      cell: ({ vendor, vendorLanguage }) => <bdi lang={vendorLanguage}>{vendor}</bdi>,
    },
    {
      id: 'category',
      header: t({ message: 'Category', context: 'column' }),
      cell: ({ category }) => categoryText(i18n, category),
    },
    ...sums,
  ]
  const categories: TableColumn<Played['categories'][number]>[] = [
    {
      id: 'category',
      header: t({ message: 'Category', context: 'column' }),
      rowHeader: true,
      cell: ({ gameType }) => categoryText(i18n, gameType),
    },
    ...sums,
  ]
  return (
    <Loaded read={read} lines={8}>
      {(played) => (
        <Stack space="lg">
          <ArchivedNote before={played.archivedBefore} />
          <Table
            caption={t({ message: 'Own games, highest stake first', context: 'caption of a table' })}
            columns={games}
            rows={played.games}
            rowKey={({ nodeId, vendor, category }) => `${vendor} ${nodeId} ${category}`}
            density="compact"
            stickyFirstColumn
            loading={read.isPlaceholderData}
            empty={<EmptyState title={t`No settled bets in these dates`} level={3} />}
          />
          <Table
            caption={t({
              message: 'Categories for this account and everyone below it',
              context: 'caption of a table',
            })}
            columns={categories}
            rows={played.categories}
            rowKey={({ gameType }) => gameType}
            density="compact"
            stickyFirstColumn
            loading={read.isPlaceholderData}
            empty={<EmptyState title={t`No settled bets in these dates`} level={3} />}
          />
        </Stack>
      )}
    </Loaded>
  )
}

function useSumColumns(): TableColumn<Sums>[] {
  const { t } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const money = (value: string) => <Amount value={value} currency={currencySymbol} />
  const column = (id: string, header: string, cell: TableColumn<Sums>['cell']) => ({
    ...{ id, header, cell, align: 'end' as const, nowrap: true },
  })
  return [
    column('bets', t({ message: 'Bets', context: 'column: how many' }), ({ bets }) => format.number(bets)),
    column('stake', t({ message: 'Stake', context: 'column' }), ({ stake }) => money(stake)),
    column('validBet', t({ message: 'Valid bet', context: 'column' }), ({ validBet }) => money(validBet)),
    column('profitLoss', t({ message: 'Profit and loss', context: 'column' }), ({ profitLoss }) => (
      <Result value={profitLoss} currency={currencySymbol} />
    )),
  ]
}
