import { usePermission, wordsOf } from '@baize/account'
import { downlineTransactions } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { Amount, DateTime, KeyValueList, Link, SearchField, SelectField, Text } from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { paths, pathWith } from '../app/paths.ts'
import { PeriodBar } from '../team-overview/PeriodBar.tsx'
import { usePeriod } from '../team-overview/usePeriod.ts'
import { amountColumn } from './moneyColumns.tsx'
import * as css from './Report.css.ts'
import { ReportHead } from './ReportHead.tsx'
import { ReportTable } from './ReportTable.tsx'
import { ReportTools } from './ReportTools.tsx'
import type { ReportColumn } from './report-column.ts'
import { type TeamTransaction, transactionNames, transactionTypes } from './transactionTypes.ts'
import { useFilter } from './useFilter.ts'
import { usePages } from './usePages.ts'
import { useViews } from './views.ts'

/** Money of the team: deposits, withdrawals, transfers, and what was given; with sums by type. */
export function AccountDetailsScreen() {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const period = usePeriod()
  const filter = useFilter()
  const views = useViews('downlineTransactions')
  const account = filter.get('account')
  const type = filter.get('type', transactionTypes)
  const query = { ...period.range, ...(account ? { account } : {}), ...(type ? { type } : {}) }
  const { first, rows, cut, read, readAll } = usePages(downlineTransactions, query)
  const columns = useColumns(currencySymbol)
  const title = t({ message: 'Account details', context: 'page of the agent centre' })
  const totals = first?.totals ?? []
  const shown = format.number(rows.length)
  const all = totals.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className={css.page}>
      <ReportHead
        title={title}
        about={t`Every movement of your team’s money except bets, the newest first.`}
        range={period.range}
        asOf={first?.asOf}
        read={read}
      />
      <PeriodBar period={period} />
      <search className={css.filters}>
        <SearchField
          key={account}
          label={t({ message: 'Account', context: 'filter: name of an account' })}
          defaultValue={account}
          maxLength={64}
          onSearch={(text) => filter.set({ account: text.trim() })}
        />
        <SelectField
          label={t({ message: 'Type', context: 'filter' })}
          value={type}
          onChange={(event) => filter.set({ type: event.target.value })}
          options={[
            { value: '', label: t({ message: 'All types', context: 'filter' }) },
            ...transactionTypes.map((value) => ({ value, label: i18n._(transactionNames[value]) })),
          ]}
        />
      </search>
      {totals.length > 0 && (
        <KeyValueList
          items={totals.map((total) => ({
            id: total.type,
            label: i18n._(transactionNames[total.type]),
            value: <Amount value={total.amount} currency={currencySymbol} />,
          }))}
        />
      )}
      <ReportTools
        count={t({
          message: plural(all, {
            one: `${shown} of # movement`,
            other: `${shown} of # movements`,
          }),
          context: 'how many movements of money are shown, of how many',
        })}
        record="downlineTransactions"
        filter={query}
        columns={columns}
        views={views}
      />
      <ReportTable
        caption={title}
        columns={columns}
        hidden={views.hidden}
        rows={rows}
        rowKey={({ id }) => id}
        there={first !== undefined}
        cut={cut}
        read={read}
        onReadAll={() => void readAll()}
      />
    </div>
  )
}

function useColumns(currency: string): ReportColumn<TeamTransaction>[] {
  const { t, i18n } = useLingui()
  const format = useFormat()
  return [
    {
      id: 'account',
      header: t({ message: 'Account', context: 'column' }),
      rowHeader: true,
      width: 'long',
      cell: ({ account }) => <Link href={pathWith(paths.members, { search: account })}>{account}</Link>,
    },
    {
      id: 'level',
      header: t({ message: 'Level', context: 'column: how far below the agent' }),
      align: 'end',
      width: 'short',
      cell: ({ level }) => format.number(level),
    },
    {
      id: 'at',
      header: t({ message: 'Time', context: 'column' }),
      nowrap: true,
      cell: ({ at }) => <DateTime value={at} seconds />,
    },
    {
      id: 'type',
      header: t({ message: 'Type', context: 'column' }),
      cell: ({ type }) => i18n._(transactionNames[type]),
      words: wordsOf(i18n, transactionNames),
    },
    amountColumn('amount', t({ message: 'Amount', context: 'column' }), currency),
    {
      id: 'reference',
      header: t({ message: 'Reference', context: 'column: number of a deposit, bet or transfer' }),
      cell: ({ reference }) => (
        <Text as="span" size="xs" tone="muted">
          {reference}
        </Text>
      ),
    },
  ]
}
