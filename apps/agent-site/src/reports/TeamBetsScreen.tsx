import { ArchivedNote, categoryText, usePermission } from '@baize/account'
import { teamBets } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { Amount, SearchField, SelectField } from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { FigureList } from '../figures/FigureHelp.tsx'
import { Result } from '../figures/Result.tsx'
import { PeriodBar } from '../team-overview/PeriodBar.tsx'
import { usePeriod } from '../team-overview/usePeriod.ts'
import { BetDrawer } from './BetDrawer.tsx'
import { useBetColumns } from './betColumns.tsx'
import { DayCharts } from './DayCharts.tsx'
import { gameTypes } from './gameTypes.ts'
import * as css from './Report.css.ts'
import { ReportHead } from './ReportHead.tsx'
import { ReportTable } from './ReportTable.tsx'
import { ReportTools } from './ReportTools.tsx'
import { useFilter } from './useFilter.ts'
import { usePages } from './usePages.ts'
import { useViews } from './views.ts'

const levels = ['1', '2', '3', '4', '5']

/** Settled bets of the whole team in a period, narrowed by account, category and level; each opens whole. */
export function TeamBetsScreen() {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const period = usePeriod()
  const filter = useFilter()
  const views = useViews('teamBets')
  const account = filter.get('account')
  const gameType = filter.get('gameType', gameTypes)
  const level = filter.get('level', levels)
  const query = {
    ...period.range,
    ...(account ? { account } : {}),
    ...(gameType ? { gameType } : {}),
    ...(level ? { level } : {}),
  }
  const { first, rows, cut, read, readAll } = usePages(teamBets, query)
  const columns = useBetColumns((id) => filter.set({ bet: id }))
  const title = t({ message: 'Team betting', context: 'page of the agent centre' })
  const totals = first?.totals
  const shown = format.number(rows.length)
  const all = totals?.bets ?? rows.length
  return (
    <div className={css.page}>
      <ReportHead
        title={title}
        about={t`Settled bets of your whole team, the newest first. A bet’s number opens it.`}
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
          label={t({ message: 'Category', context: 'filter' })}
          value={gameType}
          onChange={(event) => filter.set({ gameType: event.target.value })}
          options={[
            { value: '', label: t({ message: 'All categories', context: 'filter' }) },
            ...gameTypes.map((value) => ({ value, label: categoryText(i18n, value) })),
          ]}
        />
        <SelectField
          label={t({ message: 'Level', context: 'filter: how far below the agent' })}
          value={level}
          onChange={(event) => filter.set({ level: event.target.value })}
          options={[
            { value: '', label: t({ message: 'All levels', context: 'filter' }) },
            ...levels.map((value) => ({ value, label: format.number(Number(value)) })),
          ]}
        />
      </search>
      <DayCharts range={period.range} account={account} currency={currencySymbol} />
      <ReportTools
        count={t({
          message: plural(all, {
            one: `${shown} of # bet`,
            other: `${shown} of # bets`,
          }),
          context: 'how many bets are shown, of how many',
        })}
        record="teamBets"
        filter={query}
        columns={columns}
        views={views}
        help={<FigureList figures={['team', 'stake', 'validBet', 'payout', 'profitLoss']} />}
      />
      <ArchivedNote before={first?.archivedBefore} />
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
