import type { TableColumn } from '@baize/ui'
import { useSort } from '../../shared/tables/useSort.ts'
import type { DownlineBill, Margin, RunningBill } from './forecast.ts'
import { useDownlineColumns } from './useDownlineColumns.tsx'
import { useMarginColumns } from './useMarginColumns.tsx'
import { useOwnColumns } from './useOwnColumns.tsx'

export type ForecastSortings = ReturnType<typeof useForecastSortings>

/** The order of each table of the forecast. The cash that is needed adds up from one settlement to the next: it has one order. */
export function useForecastSortings() {
  return {
    own: useSort<RunningBill, TableColumn<RunningBill>>(useOwnColumns(), [], 'own'),
    downlines: useSort<DownlineBill, TableColumn<DownlineBill>>(useDownlineColumns(), [], 'downlines'),
    margins: useSort<Margin, TableColumn<Margin>>(useMarginColumns(), [], 'margins'),
  }
}
