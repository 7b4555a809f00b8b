import { teamReport } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { Loaded, useApiQuery } from '@baize/site'
import { BarChart, Columns, type DayRange, LineChart } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'

export interface DayChartsProps {
  range: DayRange
  /** Of the team below this account; the agent's own where it is empty. */
  account: string
  currency: string
}

/** A period by days: stakes and payouts, and their result. Nothing for a single day. */
export function DayCharts({ range, account, currency }: DayChartsProps) {
  const { t } = useLingui()
  const format = useFormat()
  const several = range.from !== range.to
  const read = useApiQuery(
    teamReport,
    { query: { ...range, ...(account ? { account } : {}) } },
    { keepPrevious: true, enabled: several },
  )
  if (!several) return null
  return (
    <Loaded read={read} lines={6}>
      {({ rows }) => {
        const days = [...rows].reverse()
        if (days.length < 2) return null
        const basics = {
          categories: days.map(({ day }) => format.date(`${day}T00:00:00Z`, { timeZone: '+00:00' })),
          categoryHeader: t({ message: 'Day', context: 'column' }),
          currency,
        }
        return (
          <Columns collapseBelow="desktop">
            <LineChart
              {...basics}
              title={t({ message: 'Valid bet and payout by day', context: 'title of a chart' })}
              series={[
                {
                  id: 'validBet',
                  label: t({ message: 'Valid bet', context: 'column' }),
                  values: days.map(({ validBet }) => validBet),
                },
                {
                  id: 'payout',
                  label: t({ message: 'Payout', context: 'column' }),
                  values: days.map(({ payout }) => payout),
                },
              ]}
            />
            <BarChart
              {...basics}
              title={t({ message: 'Profit and loss by day', context: 'title of a chart' })}
              series={[
                {
                  id: 'profitLoss',
                  label: t({ message: 'Profit and loss', context: 'column' }),
                  values: days.map(({ profitLoss }) => profitLoss),
                },
              ]}
            />
          </Columns>
        )
      }}
    </Loaded>
  )
}
