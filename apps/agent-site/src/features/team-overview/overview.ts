import type { ValueOf } from '@baize/api'
import type { teamComparison, teamOverview } from '@baize/api/calls'

/** The figures of the whole team. */
export type Overview = ValueOf<typeof teamOverview>
/** Those of the same part of the period before. */
export type Comparison = ValueOf<typeof teamComparison>
