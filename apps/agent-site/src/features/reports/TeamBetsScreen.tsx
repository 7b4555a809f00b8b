import { ArchivedNote } from '@baize/account'
import { teamBets } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { usePermission } from '@baize/site'
import { Amount } from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Result } from '../../shared/figures/Result.tsx'
import { DayCharts } from '../../shared/parts/DayCharts.tsx'
import { FigureList } from '../../shared/parts/FigureList.tsx'
import { PeriodBar } from '../../shared/parts/PeriodBar.tsx'
import { usePeriod } from '../../shared/parts/usePeriod.ts'
import { ChartsFold } from '../../shared/tables/ChartsFold.tsx'
import { TableTools } from '../../shared/tables/TableTools.tsx'
import type { PageColumn } from '../../shared/tables/table-column.ts'
import { useSort } from '../../shared/tables/useSort.ts'
import { useTableSettings } from '../../shared/tables/useTableSettings.ts'
import { useFilter } from '../../shared/useFilter.ts'
import { BetDrawer } from './BetDrawer.tsx'
import { BetFilters, betQuery } from './BetFilters.tsx'
import { type TeamBet, useBetColumns } from './betColumns.tsx'
import * as css from './Report.css.ts'
import { ReportHead } from './ReportHead.tsx'
import { ReportTable } from './ReportTable.tsx'
import { usePages } from './usePages.ts'

/** Bets of the whole team: settled ones of a period, open ones, or one by its number; each opens whole. */
export function TeamBetsScreen() {
  const { t } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const period = usePeriod()
  const filter = useFilter()
  const narrowed = betQuery(filter)
  const open = narrowed.state === 'unsettled'
  const anyDay = open || narrowed.search !== undefined
  // The period stays in the query: other filters are cleared back to it.
  const sorting = useSort<TeamBet, PageColumn<TeamBet>>(useBetColumns((id) => filter.set({ bet: id })))
  const { columns } = sorting
  const query: Record<string, string> = { ...period.range, ...narrowed, ...sorting.query }
  const { first, rows, cut, read, readAll } = usePages(teamBets, query)
  const settings = useTableSettings('teamBets', columns)
  const title = t({ message: 'Team betting', context: 'page of the agent centre' })
  const totals = first?.totals
  const shown = format.number(rows.length)
  const all = totals?.bets ?? rows.length
  return (
    <div className={css.page}>
      <ReportHead
        title={title}
        about={
          open
            ? t`Bets of your whole team that are open now, whatever day they were placed. Select a bet number for details.`
            : narrowed.search !== undefined
              ? t`Bets with this number, of any day and in any state. Select a bet number for details.`
              : t`Settled bets of your whole team, newest first. Select a bet number for details.`
        }
        range={period.range}
        asOf={first?.asOf}
        read={read}
        period={!anyDay && <PeriodBar period={period} />}
      />
      <BetFilters filter={filter} gameName={query.nodeId ? rows[0]?.game : undefined} />
      {!anyDay && period.range.from !== period.range.to && (
        <ChartsFold>
          <DayCharts range={period.range} account={narrowed.account ?? ''} currency={currencySymbol} />
        </ChartsFold>
      )}
      <TableTools
        count={
          first &&
          t({
            message: plural(all, {
              one: `${shown} of # bet`,
              other: `${shown} of # bets`,
            }),
            context: 'how many bets are shown, of how many',
          })
        }
        file={{ record: 'teamBets', filter: query }}
        columns={columns}
        settings={settings}
        help={<FigureList figures={['team', 'stake', 'validBet', 'payout', 'profitLoss']} />}
      />
      <ArchivedNote before={first?.archivedBefore} />
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
        totals={
          totals
            ? {
                stake: <Amount value={totals.stake} currency={currencySymbol} />,
                validBet: <Amount value={totals.validBet} currency={currencySymbol} />,
                payout: <Amount value={totals.payout} currency={currencySymbol} />,
                winLoss: <Result value={totals.profitLoss} currency={currencySymbol} />,
              }
            : undefined
        }
      />
      <BetDrawer
        bet={rows.find(({ id }) => id === filter.get('bet'))}
        currency={currencySymbol}
        onClose={() => filter.set({ bet: '' })}
      />
    </div>
  )
}
