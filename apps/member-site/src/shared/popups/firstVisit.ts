import { tabStorage } from '@baize/i18n/storage'

const place = 'baize.firstVisit'

/** Keeps, for this tab's session, whether the member is here for the first time. */
export function keepFirstVisit(first: boolean): void {
  tabStorage.set(place, first ? '1' : null)
}

/** Whether the member who is signed in is here for the first time. */
export function isFirstVisit(): boolean {
  return tabStorage.get(place) !== null
}
