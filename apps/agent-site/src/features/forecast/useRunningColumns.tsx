import { DateTime, type TableColumn } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import type { RunningBill } from './forecast.ts'
import { nothingTexts } from './nothingTexts.ts'
import { useMoneyColumn } from './useMoneyColumn.tsx'

/** What the tables of running contracts share: when the period ends, why nothing would be paid, and the amount. */
export function useRunningColumns<Row extends RunningBill>(
  amountHeader: string,
): readonly TableColumn<Row>[] {
  const { t, i18n } = useLingui()
  const money = useMoneyColumn()
  return [
    {
      id: 'to',
      header: t({ message: 'Period ends', context: 'column: of a running contract' }),
      nowrap: true,
      cell: ({ to }) => <DateTime value={to} />,
    },
    {
      id: 'state',
      header: t({ message: 'Status', context: 'column' }),
      cell: ({ nothing }) => (nothing === null ? '–' : i18n._(nothingTexts[nothing])),
    },
    money<Row>('amount', amountHeader, ({ amount }) => amount, { featured: true }),
  ]
}
