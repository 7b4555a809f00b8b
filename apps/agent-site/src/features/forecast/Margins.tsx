import { useLingui } from '@lingui/react/macro'
import { ForecastTable, type SortedRows } from './ForecastTable.tsx'
import type { Margin } from './forecast.ts'

/** What the agent keeps of each branch in its own running period: earned by the branch less paid on. */
export function Margins(sorted: SortedRows<Margin>) {
  const { t } = useLingui()
  return (
    <ForecastTable
      title={t({ message: 'Margin by downline', context: 'heading: forecast' })}
      note={t`Earned is what the branch’s figures come to at your own share, in your running period; below zero where the branch won. What you play yourself, what is carried, and limits of your contract belong to no branch.`}
      rowKey={({ account, kind }) => `${account} ${kind}`}
      empty={t`A margin needs a contract of your own and one with the downline, of one kind.`}
      {...sorted}
    />
  )
}
