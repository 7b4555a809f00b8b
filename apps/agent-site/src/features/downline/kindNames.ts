import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Downline } from './downline.ts'

/** What kinds of contracts are called; those of the account package are loaded with its contract screens only. */
export const kindNames: Record<Downline['contracts'][number]['kind'], MessageDescriptor> = {
  dividend: msg({ message: 'Dividend', context: 'kind of contract' }),
  dailySalary: msg({ message: 'Daily salary', context: 'kind of contract' }),
  hourSalary: msg({ message: 'Hourly salary', context: 'kind of contract' }),
  realtimeSalary: msg({ message: 'Real-time salary', context: 'kind of contract' }),
}
