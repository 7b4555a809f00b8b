import type { ValueOf } from '@baize/api'
import { teamReport } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { Loaded, useApiQuery } from '@baize/site'
import { Amount, EmptyState, SearchField, Table, type TableColumn } from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Result } from '../../shared/figures/Result.tsx'
import { DayCharts } from '../../shared/parts/DayCharts.tsx'
import { FigureList } from '../../shared/parts/FigureList.tsx'
import { PeriodBar } from '../../shared/parts/PeriodBar.tsx'
import { usePeriod } from '../../shared/parts/usePeriod.ts'
import { ChartsFold } from '../../shared/tables/ChartsFold.tsx'
import { TableTools } from '../../shared/tables/TableTools.tsx'
import { useSort } from '../../shared/tables/useSort.ts'
import { useTableSettings } from '../../shared/tables/useTableSettings.ts'
import { useFilter } from '../../shared/useFilter.ts'
import { useDayColumns } from './dayColumns.tsx'
import * as css from './Report.css.ts'
import { ReportHead } from './ReportHead.tsx'

/** A day of the team. */
export type DayResult = ValueOf<typeof teamReport>['rows'][number]

/** The team by day: money in and out, play, what was granted, result. */
export function DayResults({ currency }: { currency: string }) {
  const { t } = useLingui()
  const format = useFormat()
  const period = usePeriod()
  const filter = useFilter()
  const account = filter.get('account')
  const sorting = useSort<DayResult, TableColumn<DayResult>>(useDayColumns(currency))
  const { columns } = sorting
  const query = { ...period.range, ...(account ? { account } : {}), ...sorting.query }
  const read = useApiQuery(teamReport, { query }, { keepPrevious: true })
  const settings = useTableSettings('teamReport', columns)
  const title = t({ message: 'Team report by day', context: 'title of a report' })
  const count = read.data?.rows.length ?? 0
  const money = (value: string) => <Amount value={value} currency={currency} />
  return (
    <div className={css.page}>
      <ReportHead
        about={t`Your whole team, or one account with everyone below it, day by day.`}
        range={period.range}
        asOf={read.data?.asOf}
        read={read}
        period={<PeriodBar period={period} />}
      />
      <search className={css.filters}>
        <SearchField
          key={account}
          label={t({ message: 'Branch of the account', context: 'filter: name of an account' })}
          hideLabel
          placeholder={t({ message: 'Branch of the account', context: 'filter: name of an account' })}
          defaultValue={account}
          maxLength={64}
          onSearch={(text) => filter.set({ account: text.trim() })}
        />
      </search>
      {period.range.from !== period.range.to && (
        <ChartsFold>
          <DayCharts range={period.range} account={account} currency={currency} />
        </ChartsFold>
      )}
      <TableTools
        count={
          read.data &&
          t({
            message: plural(count, { one: '# day', other: '# days' }),
            context: 'how many days a report has',
          })
        }
        file={{ record: 'teamReport', filter: query }}
        columns={columns}
        settings={settings}
        help={
          <FigureList
            figures={[
              'team',
              'active',
              'stake',
              'validBet',
              'payout',
              'rebate',
              'given',
              'profitLoss',
              'net',
              'deposits',
              'withdrawals',
              'firstDeposits',
            ]}
          />
        }
      />
      <Loaded read={read} lines={8}>
        {({ rows, totals }) => (
          <Table
            caption={title}
            captionHidden
            columns={columns.filter(({ id }) => settings.shown.includes(id))}
            rows={rows}
            rowKey={({ day }) => day}
            {...(sorting.sort && { sort: sorting.sort })}
            onSortChange={sorting.onSortChange}
            density={settings.density}
            resizable
            columnWidths={settings.widths}
            onColumnWidthsChange={settings.setWidths}
            stickyFirstColumn
            loading={read.isPlaceholderData}
            totals={{
              deposits: money(totals.deposits),
              withdrawals: money(totals.withdrawals),
              bonus: money(totals.bonus),
              rebate: money(totals.rebate),
              bets: format.number(totals.bets),
              stake: money(totals.stake),
              validBet: money(totals.validBet),
              payout: money(totals.payout),
              given: money(totals.given),
              profitLoss: <Result value={totals.profitLoss} currency={currency} />,
              net: <Result value={totals.net} currency={currency} />,
            }}
            empty={
              <EmptyState title={t`No results for these filters`} level={2}>
                {t`Choose other dates, or clear filters.`}
              </EmptyState>
            }
          />
        )}
      </Loaded>
    </div>
  )
}
