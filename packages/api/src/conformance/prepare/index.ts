import type { Calls } from '../../contract/index.ts'
import { accounts } from './accounts.ts'
import { agents } from './agents.ts'
import { engagement } from './engagement.ts'
import { money } from './money.ts'
import { play } from './play.ts'
import type { Prepare } from './preparation.ts'
import { sandbox } from './sandbox.ts'

/** What is set up before a call, so that it can succeed; calls without an entry need nothing. */
export const preparations: Partial<Record<keyof Calls, Prepare>> = {
  ...accounts,
  ...agents,
  ...engagement,
  ...money,
  ...play,
  ...sandbox,
}
