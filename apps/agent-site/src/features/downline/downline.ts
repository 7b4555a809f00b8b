import type { ValueOf } from '@baize/api'
import type { teamMemberDetail, teamMemberTimeline } from '@baize/api/calls'

/** An account of the team with its figures, contracts and tags. */
export type Downline = ValueOf<typeof teamMemberDetail>

/** One thing that happened to an account. */
export type TimelineEntry = ValueOf<typeof teamMemberTimeline>['rows'][number]
