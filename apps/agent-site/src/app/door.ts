import { paths } from './paths.ts'

/** Why somebody stands at the sign-in page who was inside. */
export type DoorReason = 'signedOut' | 'signedInElsewhere' | 'passwordChanged' | 'expired' | 'nonAgent'

/** What the sign-in page knows about where the visitor comes from. */
interface Door {
  readonly reason: DoorReason | null
  /** The page that was open, to go back to. */
  readonly resume: string | null
}

const nobody: Door = { reason: null, resume: null }
/** Agents who come back after a pause often reload the page first: it still says why. */
const kept = 'agent.door'
let now: Door = read()
const listeners = new Set<() => void>()

function read(): Door {
  try {
    return { ...nobody, ...(JSON.parse(sessionStorage.getItem(kept) ?? '{}') as Partial<Door>) }
  } catch {
    // On a server, or where the browser refuses its storage.
    return nobody
  }
}

function change(next: Door): void {
  now = next
  try {
    if (next === nobody) sessionStorage.removeItem(kept)
    else sessionStorage.setItem(kept, JSON.stringify(next))
  } catch {
    // It is kept for as long as the page is.
  }
  for (const listener of listeners) listener()
}

/** For `useSyncExternalStore`: why the visitor stands here. */
export const doorReason = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: (): DoorReason | null => now.reason,
}

/** Remembers why the session ended and which page was open. The guard leads to the sign-in page. */
export function sendToDoor(reason: DoorReason): void {
  change({ ...now, reason })
  rememberPage()
}

/** Keeps the address of the agent centre that was asked for. */
export function rememberPage(): void {
  if (location.pathname.startsWith(paths.overview))
    change({ ...now, resume: location.pathname + location.search })
}

/** Where a sign-in leads, once. */
export function passDoor(): string {
  const { resume } = now
  change(nobody)
  return resume ?? paths.overview
}

/** Nobody was inside: the next sign-in begins at the overview. */
export function forgetPage(): void {
  change(nobody)
}
