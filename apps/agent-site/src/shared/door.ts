import { tabStorage } from '@baize/i18n/storage'
import { proxy } from 'valtio'
import { paths } from './paths.ts'

/** Why a session ended that leads to the sign-in page. */
export type DoorReason = 'signedOut' | 'signedInElsewhere' | 'passwordChanged' | 'expired' | 'nonAgent'

/** What the sign-in page knows about the visitor's previous session. */
interface Door {
  reason: DoorReason | null
  /** The page that was open, to go back to. */
  resume: string | null
}

const nobody: Door = { reason: null, resume: null }
/** Agents who return after a pause often reload the page first: it still shows the reason. */
const kept = 'agent.door'

/** The visitor's previous session. */
export const door = proxy<Door>(
  tabStorage.read(kept, (found) => ({ ...nobody, ...(found as Partial<Door> | undefined) })),
)

function change(next: Partial<Door>): void {
  Object.assign(door, next)
  if (door.reason === null && door.resume === null) tabStorage.set(kept, null)
  else tabStorage.write(kept, door)
}

/** Remembers why the session ended and which page was open. The guard leads to the sign-in page. */
export function sendToDoor(reason: DoorReason): void {
  change({ reason })
  rememberPage()
}

/** Stores the requested address of the agent centre. */
export function rememberPage(): void {
  if (location.pathname.startsWith(paths.overview)) change({ resume: location.pathname + location.search })
}

/** Where a sign-in leads, once. */
export function passDoor(): string {
  const { resume } = door
  change(nobody)
  return resume ?? paths.today
}

/** There was no session: the next sign-in begins at the page of the day. */
export function forgetPage(): void {
  change(nobody)
}
