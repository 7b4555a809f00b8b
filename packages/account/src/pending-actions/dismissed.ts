import { tabStorage } from '@baize/i18n/storage'
import type { PendingAction } from './usePendingActions.ts'

const place = 'baize.pendingActions.dismissed'
const most = 100

const idOf = ({ kind, id }: PendingAction) => `${kind}:${id}`

/** Money that settles itself, a question of customer service, and the end of the account stay on the page until they are dealt with. */
const lasting: ReadonlySet<PendingAction['kind']> = new Set([
  'withdrawalToConfirm',
  'identityDocument',
  'caseQuestion',
  'balanceFrozen',
  'accountClosing',
])

/** Whether the banner of an action may be closed. */
export const isDismissible = ({ kind }: PendingAction): boolean => !lasting.has(kind)

/** The actions whose banner was closed in this session; the bell and the menus still count them. */
export const readDismissed = (): readonly string[] => (tabStorage.get(place) ?? '').split(' ').filter(Boolean)

export const isDismissed = (dismissed: readonly string[], action: PendingAction): boolean =>
  isDismissible(action) && dismissed.includes(idOf(action))

/** Closes the banner of an action for this session. Returns everything that is closed. */
export function dismiss(action: PendingAction): readonly string[] {
  const next = [...readDismissed(), idOf(action)].slice(-most)
  tabStorage.set(place, next.join(' '))
  return next
}
