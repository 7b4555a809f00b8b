const place = 'baize.resume'

/** A path of this site, and of no other. */
const ownPath = /^\/(?![/\\])/

/** Keeps where a sign-in leads over a reload, in this tab; `null` forgets it. */
export function keepResume(path: string | null): void {
  try {
    if (path === null) sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, path)
  } catch {
    // No storage: a sign-in leads home.
  }
}

/** Where a sign-in leads: the game or page that asked for it. */
export function keptResume(): string | null {
  try {
    const path = sessionStorage.getItem(place)
    return path !== null && ownPath.test(path) ? path : null
  } catch {
    return null
  }
}
