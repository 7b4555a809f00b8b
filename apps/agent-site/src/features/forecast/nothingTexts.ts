import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RunningBill } from './forecast.ts'

/** Why a running period would pay nothing: as its bill would word it. */
export const nothingTexts: Readonly<Record<NonNullable<RunningBill['nothing']>, MessageDescriptor>> = {
  notReached: msg({ message: 'No tier reached', context: 'state of a bill' }),
  nothingToPay: msg({ message: 'Nothing to pay', context: 'state of a bill' }),
  carriedLoss: msg({ message: 'Nothing to pay (carried loss)', context: 'state of a bill' }),
}
