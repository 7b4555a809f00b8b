import type { ValueOf } from '@baize/api'
import type { teamOverview } from '@baize/api/calls'

export type Overview = ValueOf<typeof teamOverview>
