import { wordsOf } from '@baize/account'
import { downlineTransactions } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { usePermission } from '@baize/site'
import { Amount, Collapse, DateTime, KeyValueList, Link, SearchField, SelectField, Text } from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { FigureList } from '../../shared/parts/FigureList.tsx'
import { PeriodBar } from '../../shared/parts/PeriodBar.tsx'
import { usePeriod } from '../../shared/parts/usePeriod.ts'
import { paths, pathWith } from '../../shared/paths.ts'
import { TableTools } from '../../shared/tables/TableTools.tsx'
import type { PageColumn } from '../../shared/tables/table-column.ts'
import { useSort } from '../../shared/tables/useSort.ts'
import { useTableSettings } from '../../shared/tables/useTableSettings.ts'
import { useFilter } from '../../shared/useFilter.ts'
import { amountColumn } from './moneyColumns.tsx'
import * as css from './Report.css.ts'
import { ReportHead } from './ReportHead.tsx'
import { ReportTable } from './ReportTable.tsx'
import { type TeamTransaction, transactionNames, transactionTypes } from './transactionTypes.ts'
import { usePages } from './usePages.ts'

/** Money of the team: deposits, withdrawals, transfers, and what was granted; with sums by type. */
export function AccountDetailsScreen() {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const period = usePeriod()
  const filter = useFilter()
  const account = filter.get('account')
  const type = filter.get('type', transactionTypes)
  const sorting = useSort<TeamTransaction, PageColumn<TeamTransaction>>(useColumns(currencySymbol))
  const { columns } = sorting
  const query = {
    ...period.range,
    ...(account ? { account } : {}),
    ...(type ? { type } : {}),
    ...sorting.query,
  }
  const { first, rows, cut, read, readAll } = usePages(downlineTransactions, query)
  const settings = useTableSettings('downlineTransactions', columns)
  const title = t({ message: 'Account details', context: 'page of the agent centre' })
  const totals = first?.totals ?? []
  const shown = format.number(rows.length)
  const all = totals.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className={css.page}>
      <ReportHead
        title={title}
        about={t`All your team’s transactions except bets, newest first.`}
        range={period.range}
        asOf={first?.asOf}
        read={read}
        period={<PeriodBar period={period} />}
      />
      <search className={css.filters}>
        <SearchField
          key={account}
          label={t({ message: 'Account', context: 'filter: name of an account' })}
          hideLabel
          placeholder={t({ message: 'Account', context: 'filter: name of an account' })}
          defaultValue={account}
          maxLength={64}
          onSearch={(text) => filter.set({ account: text.trim() })}
        />
        <SelectField
          hideLabel
          label={t({ message: 'Type', context: 'filter' })}
          value={type}
          onValueChange={(value) => filter.set({ type: value })}
          options={[
            { value: '', label: t({ message: 'All types', context: 'filter' }) },
            ...transactionTypes.map((value) => ({ value, label: i18n._(transactionNames[value]) })),
          ]}
        />
      </search>
      {totals.length > 0 && (
        <Collapse label={t({ message: 'Totals by type', context: 'opens the sums above a table' })}>
          <KeyValueList
            items={totals.map((total) => ({
              id: total.type,
              label: i18n._(transactionNames[total.type]),
              value: <Amount value={total.amount} currency={currencySymbol} />,
            }))}
          />
        </Collapse>
      )}
      <TableTools
        count={
          first &&
          t({
            message: plural(all, {
              one: `${shown} of # transaction`,
              other: `${shown} of # transactions`,
            }),
            context: 'how many movements of money are shown, of how many',
          })
        }
        file={{ record: 'downlineTransactions', filter: query }}
        columns={columns}
        settings={settings}
        help={<FigureList figures={['team', 'deposits', 'withdrawals', 'rebate', 'given']} />}
      />
      <ReportTable
        caption={title}
        columns={columns}
        shown={settings.shown}
        density={settings.density}
        widths={settings.widths}
        onWidthsChange={settings.setWidths}
        rows={rows}
        rowKey={({ id }) => id}
        sort={sorting.sort}
        onSortChange={sorting.onSortChange}
        there={first !== undefined}
        cut={cut}
        read={read}
        onReadAll={() => void readAll()}
      />
    </div>
  )
}

function useColumns(currency: string): PageColumn<TeamTransaction>[] {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const directions = {
    in: t({ message: 'In', context: 'direction of a transfer' }),
    out: t({ message: 'Out', context: 'direction of a transfer' }),
  }
  const balance = (id: 'opening' | 'closing', header: string): PageColumn<TeamTransaction> => ({
    ...{ id, header, align: 'end', nowrap: true },
    cell: (row) => {
      const value = row[id]
      return value === null ? '–' : <Amount value={value} currency={currency} />
    },
  })
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
    {
      id: 'direction',
      header: t({ message: 'Direction', context: 'column' }),
      nowrap: true,
      cell: ({ direction }) => (direction === null ? '–' : directions[direction]),
      words: directions,
    },
    {
      id: 'counterparty',
      header: t({ message: 'Counterparty', context: 'column: the other side of a transfer' }),
      cell: ({ counterparty }) => (counterparty === null ? '–' : <bdi>{counterparty}</bdi>),
    },
    {
      ...amountColumn<TeamTransaction>('amount', t({ message: 'Amount', context: 'column' }), currency),
      featured: true,
    },
    balance('opening', t({ message: 'Before', context: 'column: balance before a movement of money' })),
    balance('closing', t({ message: 'After', context: 'column: balance after a movement of money' })),
    {
      id: 'remark',
      header: t({ message: 'Remark', context: 'column: what was written to a transfer' }),
      width: 'long',
      cell: ({ remark }) => (remark === null ? '–' : <bdi>{remark}</bdi>),
    },
    {
      id: 'reference',
      header: t({ message: 'Reference', context: 'column: number of a deposit, bet or transfer' }),
      width: 'long',
      cell: ({ reference }) => (
        <Text as="span" size="xs" tone="muted">
          {reference}
        </Text>
      ),
    },
  ]
}
