import { teamProfitLoss } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { Amount, SearchField } from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { paths, pathWith } from '../app/paths.ts'
import { Trail } from '../centre/Trail.tsx'
import { FigureList } from '../figures/FigureHelp.tsx'
import { Result } from '../figures/Result.tsx'
import { PeriodBar } from '../team-overview/PeriodBar.tsx'
import { usePeriod } from '../team-overview/usePeriod.ts'
import * as css from './Report.css.ts'
import { ReportHead } from './ReportHead.tsx'
import { ReportTable } from './ReportTable.tsx'
import { ReportTools } from './ReportTools.tsx'
import { useResultColumns } from './resultColumns.tsx'
import { useFilter } from './useFilter.ts'
import { usePages } from './usePages.ts'
import { useViews } from './views.ts'

/** Profit and loss of direct accounts, each with its branch; an agent's name leads down into it. */
export function AccountResults({ currency }: { currency: string }) {
  const { t } = useLingui()
  const format = useFormat()
  const period = usePeriod()
  const filter = useFilter()
  const views = useViews('teamProfitLoss')
  const account = filter.get('account')
  const parentId = account ? '' : filter.get('parentId')
  const query = {
    ...period.range,
    ...(account ? { account } : {}),
    ...(parentId ? { parentId } : {}),
  }
  const { first, rows, cut, read, readAll } = usePages(teamProfitLoss, query)
  const columns = useResultColumns(period.range, currency)
  const title = t({ message: 'User profit and loss', context: 'page of the agent centre' })
  const totals = first?.totals
  const lines = first?.itself ? [{ ...first.itself, itself: true }, ...rows] : rows
  const count = rows.length
  return (
    <div className={css.page}>
      <ReportHead
        about={t`First the account itself, then each direct account with everybody below it. An agent’s name opens its branch, a member’s its bets.`}
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
          onSearch={(text) => filter.set({ account: text.trim(), parentId: '' })}
        />
      </search>
      <Trail
        trail={first?.trail ?? []}
        hrefOf={(id) => pathWith(paths.profitLoss, { parentId: id, ...period.range })}
      />
      <ReportTools
        count={t({
          message: plural(count, { one: '# account', other: '# accounts' }),
          context: 'how many accounts are shown',
        })}
        record="teamProfitLoss"
        filter={query}
        columns={columns}
        views={views}
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
        hidden={views.hidden}
        rows={lines}
        rowKey={({ memberId }) => memberId}
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
