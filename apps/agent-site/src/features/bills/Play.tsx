import { ArchivedNote, categoryText, useCursorPages } from '@baize/account'
import { billBets, billMembers } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { useApiQuery, usePermission, useProblemText } from '@baize/site'
import {
  Amount,
  Card,
  DateTime,
  Heading,
  Inline,
  LinkButton,
  Pagination,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import * as paper from '../../shared/print/Print.css.ts'
import { usePrinting } from '../../shared/print/usePrinting.ts'
import { type Sorting, useSort } from '../../shared/tables/useSort.ts'
import type { BillBet, BillMember } from './bill.ts'
import { useBillsAddress } from './useBillsAddress.ts'

/** The play that a bill was made of: member by member, then bet by bet. Whose bets are shown, the address says. */
export function Play({ bill }: { bill: string }) {
  const { t } = useLingui()
  const { member } = useBillsAddress()
  const address = useBillsAddress()
  return (
    <Card as="section" padding="lg" id="play">
      <Stack space="md">
        <Inline align="between" space="sm">
          <Heading level={2} size="group">
            {t({ message: 'Play behind this bill', context: 'heading: of a bill' })}
          </Heading>
          <div className={paper.screenOnly}>
            {member === null ? (
              <LinkButton href={address.with({ member: 'all' })} variant="soft" size="small">
                {t({ message: 'All bets', context: 'button: under a bill' })}
              </LinkButton>
            ) : (
              <LinkButton href={address.with({ member: '' })} variant="soft" size="small">
                {t({ message: 'By member', context: 'button: under a bill' })}
              </LinkButton>
            )}
          </div>
        </Inline>
        {member === null ? <Members bill={bill} /> : <Bets bill={bill} member={member} />}
      </Stack>
    </Card>
  )
}

/** The order for the request: in the address it is the play's, beside that of the bills. */
const requestOf = ({ sort }: Pick<Sorting<never>, 'sort'>): Readonly<Record<string, string>> =>
  sort ? { sort: sort.column, order: sort.direction } : {}

function Members({ bill }: { bill: string }) {
  const { t } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const problemText = useProblemText()
  const address = useBillsAddress()
  const sum = (id: string, header: string, pick: (row: BillMember) => string): TableColumn<BillMember> => ({
    id,
    header,
    align: 'end',
    nowrap: true,
    cell: (row) => <Amount value={pick(row)} currency={currencySymbol} />,
  })
  const printing = usePrinting()
  const columns: TableColumn<BillMember>[] = [
    {
      id: 'account',
      header: t({ message: 'Account', context: 'column' }),
      rowHeader: true,
      cell: ({ account }) => <bdi>{account}</bdi>,
    },
    {
      id: 'bets',
      header: t({ message: 'Bets', context: 'column: how many' }),
      align: 'end',
      cell: ({ bets }) => format.number(bets),
    },
    sum('stake', t({ message: 'Stake', context: 'column' }), ({ stake }) => stake),
    sum('validBet', t({ message: 'Valid bet', context: 'column' }), ({ validBet }) => validBet),
    sum('payout', t({ message: 'Payout', context: 'column' }), ({ payout }) => payout),
    sum(
      'given',
      t({ message: 'Bonus cost', context: 'column: rebates, rewards and bonuses that became cash' }),
      ({ given }) => given,
    ),
    ...(printing
      ? []
      : [
          {
            id: 'open',
            header: t({ message: 'Actions', context: 'column' }),
            nowrap: true,
            cell: ({ memberId }: BillMember) => (
              <LinkButton href={address.with({ member: memberId })} variant="soft" size="small">
                {t({ message: 'Bets', context: 'button: of a member' })}
              </LinkButton>
            ),
          },
        ]),
  ]
  const sorting = useSort<BillMember, TableColumn<BillMember>>(columns, ['open'], 'play')
  const query = { pageSize: '20', ...requestOf(sorting) }
  const pages = useCursorPages(`${bill} ${JSON.stringify(query)}`)
  const read = useApiQuery(
    billMembers,
    { params: { id: bill }, query: { ...query, ...pages.query } },
    { keepPrevious: true },
  )
  const title = t({ message: 'Members who played', context: 'name of a table' })
  const totals = read.data?.totals
  const money = (value: string) => <Amount value={value} currency={currencySymbol} />
  return (
    <>
      <Table
        caption={title}
        captionHidden
        density="compact"
        rows={read.data?.rows ?? []}
        rowKey={({ memberId }) => memberId}
        loading={read.isFetching && (read.isPlaceholderData || read.data === undefined)}
        {...(read.error && read.data === undefined
          ? { error: problemText(read.error), onRetry: () => void read.refetch() }
          : {})}
        empty={<Text tone="muted">{t`No one in the team played in this period.`}</Text>}
        {...(totals
          ? {
              totals: {
                bets: format.number(totals.bets),
                stake: money(totals.stake),
                validBet: money(totals.validBet),
                payout: money(totals.payout),
                given: money(totals.given),
              },
            }
          : {})}
        columns={sorting.columns}
        {...(sorting.sort && { sort: sorting.sort })}
        onSortChange={sorting.onSortChange}
      />
      <Pagination
        label={t({ message: 'Pages of members', context: 'name of the page links' })}
        page={pages.page}
        pageCount={pages.pageCount(read.data?.page.next)}
        onPageChange={(page) => pages.goTo(page, read.data?.page.next)}
      />
    </>
  )
}

function Bets({ bill, member }: { bill: string; member: string }) {
  const { t, i18n } = useLingui()
  const { currencySymbol } = usePermission()
  const problemText = useProblemText()
  const sum = (id: string, header: string, pick: (row: BillBet) => string): TableColumn<BillBet> => ({
    id,
    header,
    align: 'end',
    nowrap: true,
    cell: (row) => <Amount value={pick(row)} currency={currencySymbol} />,
  })
  const columns: TableColumn<BillBet>[] = [
    {
      id: 'at',
      header: t({ message: 'Settled', context: 'column: when a bet was settled' }),
      rowHeader: true,
      nowrap: true,
      cell: ({ settledAt }) => <DateTime value={settledAt} seconds />,
    },
    {
      id: 'account',
      header: t({ message: 'Account', context: 'column' }),
      cell: ({ account }) => <bdi>{account}</bdi>,
    },
    {
      id: 'category',
      header: t({ message: 'Category', context: 'column: of games' }),
      cell: ({ category }) => categoryText(i18n, category),
    },
    {
      id: 'round',
      header: t({ message: 'Round', context: 'column: number of a round' }),
      cell: ({ roundId }) => (
        <Text as="span" size="xs" tone="muted">
          <bdi>{roundId}</bdi>
        </Text>
      ),
    },
    sum('stake', t({ message: 'Stake', context: 'column' }), ({ stake }) => stake),
    sum('validBet', t({ message: 'Valid bet', context: 'column' }), ({ validBet }) => validBet),
    sum('payout', t({ message: 'Payout', context: 'column' }), ({ payout }) => payout),
  ]
  const sorting = useSort<BillBet, TableColumn<BillBet>>(columns, [], 'play')
  const query = {
    ...{ pageSize: '20', ...(member === 'all' ? {} : { memberId: member }) },
    ...requestOf(sorting),
  }
  const pages = useCursorPages(`${bill} ${JSON.stringify(query)}`)
  const read = useApiQuery(
    billBets,
    { params: { id: bill }, query: { ...query, ...pages.query } },
    { keepPrevious: true },
  )
  return (
    <>
      <ArchivedNote before={read.data?.archivedBefore} />
      <Table
        caption={t({ message: 'Bets in this bill', context: 'name of a table' })}
        captionHidden
        density="compact"
        rows={read.data?.rows ?? []}
        rowKey={({ id }) => id}
        loading={read.isFetching && (read.isPlaceholderData || read.data === undefined)}
        {...(read.error && read.data === undefined
          ? { error: problemText(read.error), onRetry: () => void read.refetch() }
          : {})}
        empty={<Text tone="muted">{t`No bet was settled in this period.`}</Text>}
        columns={sorting.columns}
        {...(sorting.sort && { sort: sorting.sort })}
        onSortChange={sorting.onSortChange}
      />
      <Pagination
        label={t({ message: 'Pages of bets', context: 'name of the page links' })}
        page={pages.page}
        pageCount={pages.pageCount(read.data?.page.next)}
        onPageChange={(page) => pages.goTo(page, read.data?.page.next)}
      />
    </>
  )
}
