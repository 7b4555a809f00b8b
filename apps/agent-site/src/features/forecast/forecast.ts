import type { ValueOf } from '@baize/api'
import type { contractForecast } from '@baize/api/calls'

/** What running contracts would pay, both ways. */
export type Forecast = ValueOf<typeof contractForecast>
export type RunningBill = Forecast['own'][number]
export type DownlineBill = Forecast['downlines'][number]
export type Settlement = Forecast['settlements'][number]
export type Margin = Forecast['margins'][number]
