import type { ValueOf } from '@baize/api'
import { pendingActions } from '@baize/api/calls'
import { useApiQuery, useSession } from '@baize/site'

/** Something that waits for the user. */
export type PendingAction = ValueOf<typeof pendingActions>['rows'][number]

const none: readonly PendingAction[] = []

function usePending(): ValueOf<typeof pendingActions> | undefined {
  const { signedIn, member, trial, mustChangePassword } = useSession()
  const enabled = signedIn && member !== undefined && !trial && !mustChangePassword
  const { data } = useApiQuery(pendingActions, {}, { enabled })
  return enabled ? data : undefined
}

/** What waits for the user, most urgent first; nothing without an account of one's own. */
export const usePendingActions = (): readonly PendingAction[] => usePending()?.rows ?? none

/** How many things wait or are unread: what waits and its own message are one thing. */
export function useUnsettledCount(): number {
  const pending = usePending()
  return pending ? pending.rows.length + pending.otherMessages : 0
}

/** How many things wait on the page at a path. */
export function usePendingCount(): (path: string) => number {
  const actions = usePendingActions()
  return (path) => actions.filter(({ link }) => link.replace(/\?.*$/, '') === path).length
}
