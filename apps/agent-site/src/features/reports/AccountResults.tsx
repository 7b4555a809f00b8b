import { teamProfitLoss } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { Amount, SearchField, type TableColumn } from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Result } from '../../shared/figures/Result.tsx'
import { FigureList } from '../../shared/parts/FigureList.tsx'
import { PeriodBar } from '../../shared/parts/PeriodBar.tsx'
import { Trail } from '../../shared/parts/Trail.tsx'
import { usePeriod } from '../../shared/parts/usePeriod.ts'
import { paths, pathWith } from '../../shared/paths.ts'
import { TableTools } from '../../shared/tables/TableTools.tsx'
import { useSort } from '../../shared/tables/useSort.ts'
import { useTableSettings } from '../../shared/tables/useTableSettings.ts'
import { useFilter } from '../../shared/useFilter.ts'
import * as css from './Report.css.ts'
import { ReportHead } from './ReportHead.tsx'
import { ReportTable } from './ReportTable.tsx'
import { type AccountResult, useResultColumns } from './resultColumns.tsx'
import { usePages } from './usePages.ts'

/** Profit and loss of direct accounts, each with its branch; an agent's name leads down into it. */
export function AccountResults({ currency }: { currency: string }) {
  const { t } = useLingui()
  const format = useFormat()
  const period = usePeriod()
  const filter = useFilter()
  const account = filter.get('account')
  const parentId = account ? '' : filter.get('parentId')
  const sorting = useSort<AccountResult, TableColumn<AccountResult>>(useResultColumns(period.range, currency))
  const { columns } = sorting
  const query = {
    ...period.range,
    ...sorting.query,
    ...(account ? { account } : {}),
    ...(parentId ? { parentId } : {}),
  }
  const { first, rows, cut, read, readAll } = usePages(teamProfitLoss, query)
  const settings = useTableSettings('teamProfitLoss', columns)
  const title = t({ message: 'User profit and loss', context: 'page of the agent centre' })
  const totals = first?.totals
  const lines = first?.itself ? [{ ...first.itself, itself: true }, ...rows] : rows
  const shown = format.number(rows.length)
  return (
    <div className={css.page}>
      <ReportHead
        about={t`The account itself comes first, then each direct account with everyone below it. Select an agent to open its branch, or a member to see its bets.`}
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
          onSearch={(text) => filter.set({ account: text.trim(), parentId: '' })}
        />
      </search>
      <Trail
        trail={first?.trail ?? []}
        hrefOf={(id) => pathWith(paths.profitLoss, { parentId: id, ...period.range })}
      />
      <TableTools
        count={
          first &&
          t({
            message: plural(first.count, {
              one: `${shown} of # account`,
              other: `${shown} of # accounts`,
            }),
            context: 'how many accounts are shown, of how many',
          })
        }
        file={{ record: 'teamProfitLoss', filter: query }}
        columns={columns}
        settings={settings}
        help={
          <FigureList
            figures={[
              'team',
              'stake',
              'validBet',
              'payout',
              'given',
              'profitLoss',
              'net',
              'deposits',
              'withdrawals',
            ]}
          />
        }
      />
      <ReportTable
        caption={title}
        columns={columns}
        shown={settings.shown}
        density={settings.density}
        widths={settings.widths}
        onWidthsChange={settings.setWidths}
        rows={lines}
        rowKey={({ memberId }) => memberId}
        sort={sorting.sort}
        onSortChange={sorting.onSortChange}
        there={first !== undefined}
        cut={cut}
        read={read}
        onReadAll={() => void readAll()}
        totals={
          totals
            ? {
                deposits: <Amount value={totals.deposits} currency={currency} />,
                withdrawals: <Amount value={totals.withdrawals} currency={currency} />,
                given: <Amount value={totals.given} currency={currency} />,
                bets: format.number(totals.bets),
                stake: <Amount value={totals.stake} currency={currency} />,
                validBet: <Amount value={totals.validBet} currency={currency} />,
                payout: <Amount value={totals.payout} currency={currency} />,
                profitLoss: <Result value={totals.profitLoss} currency={currency} />,
                net: <Result value={totals.net} currency={currency} />,
              }
            : undefined
        }
      />
    </div>
  )
}
