import type { InputOf } from '@baize/api'
import type { teamMembers } from '@baize/api/calls'
import { useLingui } from '@lingui/react/macro'

type Show = NonNullable<NonNullable<InputOf<typeof teamMembers>['query']>['show']>

/** What the team's list can be narrowed to. */
export const shows = [
  ...(['members', 'agents', 'online', 'idle3', 'idle7', 'new', 'active', 'firstDeposit'] as const),
] as const satisfies readonly Show[]

/** What they are called. */
export function useShowNames(): Record<Show, string> {
  const { t } = useLingui()
  return {
    members: t({ message: 'All members', context: 'filter: accounts of a team' }),
    agents: t({ message: 'All agents', context: 'filter: accounts of a team' }),
    online: t({ message: 'Online now', context: 'filter: accounts of a team' }),
    idle3: t({ message: 'Not signed in for 3 days', context: 'filter: accounts of a team' }),
    idle7: t({ message: 'Not signed in for 7 days', context: 'filter: accounts of a team' }),
    new: t({ message: 'Opened in the period', context: 'filter: accounts of a team' }),
    active: t({ message: 'Played in the period', context: 'filter: accounts of a team' }),
    firstDeposit: t({ message: 'First deposit in the period', context: 'filter: accounts of a team' }),
  }
}
