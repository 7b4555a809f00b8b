import type { ValueOf } from '@baize/api'
import type { accountClosure } from '@baize/api/calls'

/** How closing the account stands. */
export type Closure = ValueOf<typeof accountClosure>
