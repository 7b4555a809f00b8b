import { proxy } from 'valtio'
import { paths } from './paths.ts'

/** Why somebody stands at the sign-in page who was inside. */
export type DoorReason = 'signedOut' | 'signedInElsewhere' | 'passwordChanged' | 'expired' | 'nonAgent'

interface Door {
  reason: DoorReason | null
  /** The page that was open, to go back to. */
  resume: string | null
}

/** What the sign-in page knows about where the visitor comes from. */
export const door = proxy<Door>({ reason: null, resume: null })

/** Remembers why the session ended and which page was open. The guard leads to the sign-in page. */
export function sendToDoor(reason: DoorReason): void {
  door.reason = reason
  rememberPage()
}

/** Keeps the address of the agent centre that was asked for. */
export function rememberPage(): void {
  if (location.pathname.startsWith(paths.overview)) door.resume = location.pathname + location.search
}

/** Where a sign-in leads, once. */
export function passDoor(): string {
  const { resume } = door
  forgetPage()
  return resume ?? paths.overview
}

/** Nobody was inside: the next sign-in begins at the overview. */
export function forgetPage(): void {
  door.reason = null
  door.resume = null
}
