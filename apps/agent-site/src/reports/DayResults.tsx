import { Loaded, useRead } from '@baize/account'
import type { ValueOf } from '@baize/api'
import { teamReport } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { Amount, EmptyState, SearchField, Table } from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { FigureList } from '../figures/FigureHelp.tsx'
import { Result } from '../figures/Result.tsx'
import { PeriodBar } from '../team-overview/PeriodBar.tsx'
import { usePeriod } from '../team-overview/usePeriod.ts'
import { DayCharts } from './DayCharts.tsx'
import { useDayColumns } from './dayColumns.tsx'
import * as css from './Report.css.ts'
import { ReportHead } from './ReportHead.tsx'
import { ReportTools } from './ReportTools.tsx'
import { useFilter } from './useFilter.ts'
import { useViews } from './views.ts'

/** A day of the team. */
export type DayResult = ValueOf<typeof teamReport>['rows'][number]

/** The team by day: money in and out, play, what was given, result. */
export function DayResults({ currency }: { currency: string }) {
  const { t } = useLingui()
  const format = useFormat()
  const period = usePeriod()
  const filter = useFilter()
  const views = useViews('teamReport')
  const account = filter.get('account')
  const query = { ...period.range, ...(account ? { account } : {}) }
  const read = useRead(teamReport, { query }, { keepPrevious: true })
  const columns = useDayColumns(currency)
  const title = t({ message: 'Team report by day', context: 'title of a report' })
  const count = read.data?.rows.length ?? 0
  const money = (value: string) => <Amount value={value} currency={currency} />
  return (
    <div className={css.page}>
      <ReportHead
        about={t`Your whole team, or one account with everybody below it, day by day.`}
        range={period.range}
        asOf={read.data?.asOf}
        read={read}
      />
      <PeriodBar period={period} />
      <search className={css.filters}>
        <SearchField
          key={account}
          label={t({ message: 'Branch of the account', context: 'filter: name of an account' })}
          defaultValue={account}
          maxLength={64}
          onSearch={(text) => filter.set({ account: text.trim() })}
        />
      </search>
      <DayCharts range={period.range} account={account} currency={currency} />
      <ReportTools
        count={t({
          message: plural(count, { one: '# day', other: '# days' }),
          context: 'how many days a report has',
        })}
        record="teamReport"
        filter={query}
        columns={columns}
        views={views}
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
            ]}
          />
        }
      />
      <Loaded read={read} lines={8}>
        {({ rows, totals }) => (
          <Table
            caption={title}
            captionHidden
            columns={columns.filter(({ id }) => !views.hidden.includes(id))}
            rows={rows}
            rowKey={({ day }) => day}
            density="compact"
            firstColumnStays
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
              <EmptyState title={t`No rows for these filters`} level={2}>
                {t`Choose other days, or take filters away.`}
              </EmptyState>
            }
          />
        )}
      </Loaded>
    </div>
  )
}
