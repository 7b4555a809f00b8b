import { usePermission } from '@baize/site'
import { Inline, Stack, Tabs } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { DayCharts } from '../../shared/parts/DayCharts.tsx'
import { FigureList } from '../../shared/parts/FigureList.tsx'
import { PeriodBar } from '../../shared/parts/PeriodBar.tsx'
import type { Period } from '../../shared/parts/usePeriod.ts'
import { useFilter } from '../../shared/useFilter.ts'
import { Statement } from '../statement/index.ts'
import { Contracts } from './Contracts.tsx'
import { Deposits } from './Deposits.tsx'
import type { Downline } from './downline.ts'
import { Figures } from './Figures.tsx'
import { Games } from './Games.tsx'
import { History } from './History.tsx'
import { Notes } from './Notes.tsx'

/** The parts of the page, one at a time; the address says which. */
export function DownlineTabs({ member, period }: { member: Downline; period: Period }) {
  const { t } = useLingui()
  const { currencySymbol } = usePermission()
  const filter = useFilter()
  const { id, account } = member
  const { range } = period
  const inPeriod = (content: ReactNode) => (
    <Stack space="lg">
      <Inline align="between" space="sm">
        <PeriodBar period={period} />
        <FigureList
          figures={['team', 'stake', 'validBet', 'payout', 'profitLoss', 'given', 'net', 'deposits']}
        />
      </Inline>
      {content}
    </Stack>
  )
  const tabs = [
    {
      id: 'trend',
      label: t({ message: 'Trends', context: 'tab: figures of an account from day to day' }),
      content: inPeriod(
        <>
          <Figures member={member} />
          <DayCharts range={range} account={account} currency={currencySymbol} />
        </>,
      ),
    },
    {
      id: 'games',
      label: t({ message: 'Games', context: 'tab: what an account plays' }),
      content: inPeriod(<Games id={id} range={range} />),
    },
    {
      id: 'deposits',
      label: t({ message: 'Deposits', context: 'tab: of an account' }),
      content: inPeriod(<Deposits account={account} range={range} />),
    },
    {
      id: 'contracts',
      label: t({ message: 'Contracts', context: 'menu section' }),
      content: <Contracts contracts={member.contracts} />,
    },
    {
      id: 'statement',
      label: t({ message: 'Statement', context: 'tab: of an account for a month' }),
      content: <Statement />,
    },
    {
      id: 'notes',
      label: t({ message: 'Notes', context: 'tab: of the agent on an account' }),
      content: <Notes id={id} />,
    },
    {
      id: 'timeline',
      label: t({ message: 'Timeline', context: 'tab: what happened to an account' }),
      content: <History id={id} />,
    },
  ]
  return (
    <Tabs
      label={t({ message: 'Account sections', context: 'name of a set of tabs' })}
      tabs={tabs}
      value={
        filter.get(
          'tab',
          tabs.map((tab) => tab.id),
        ) || 'trend'
      }
      onValueChange={(tab) => filter.set({ tab: tab === 'trend' ? '' : tab })}
    />
  )
}
