import type { ValueOf } from '@baize/api'
import type { teamMembers } from '@baize/api/calls'

/** An account of the team with its figures. */
export type TeamMember = ValueOf<typeof teamMembers>['rows'][number]
