import type { HeldTable } from './heldTable.ts'
import { accessTables } from './kinds/access.ts'
import { accountTables } from './kinds/account.ts'
import { contactTables } from './kinds/contact.ts'
import { contractTables } from './kinds/contracts.ts'
import { moneyTables } from './kinds/money.ts'
import { playTables } from './kinds/play.ts'
import { rewardTables } from './kinds/rewards.ts'

/** All that a copy of a member's data is made of, in the order of its files. */
export const heldTables: readonly HeldTable[] = [
  ...accountTables,
  ...accessTables,
  ...moneyTables,
  ...contractTables,
  ...playTables,
  ...rewardTables,
  ...contactTables,
]
