const place = 'baize.firstVisit'

/** Keeps, for this tab's session, whether the member is here for the first time. */
export function keepFirstVisit(first: boolean): void {
  try {
    if (first) sessionStorage.setItem(place, '1')
    else sessionStorage.removeItem(place)
  } catch {
    // No storage: the first steps are in the help centre too.
  }
}

/** Whether the member who is signed in is here for the first time. */
export function isFirstVisit(): boolean {
  try {
    return sessionStorage.getItem(place) !== null
  } catch {
    return false
  }
}
