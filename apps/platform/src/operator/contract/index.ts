import type { OperatorCall } from './call.ts'
import { contentCalls } from './content.ts'
import * as memberCalls from './members.ts'
import * as moneyCalls from './money.ts'

/** Every call of operators. */
export const operatorCalls: readonly OperatorCall[] = [
  ...contentCalls.flatMap(({ calls }): OperatorCall[] => Object.values(calls)),
  ...Object.values(memberCalls),
  ...Object.values(moneyCalls),
]
