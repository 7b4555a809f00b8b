import { browserStorage, tabStorage } from '@baize/i18n/storage'

/** Whose marks they are: what a member has closed does not apply to a visitor of the same browser. */
export type Reader = 'user' | 'anonymous'

const place = (reader: Reader) => `baize.announcements.${reader}` as const
const most = 200

/** Where marks are kept: of this session, and for good. */
const stores = { seen: tabStorage, closed: browserStorage } as const

const texts = (found: unknown) =>
  Array.isArray(found) ? found.filter((id): id is string => typeof id === 'string') : []

/** Ids of the announcements that do not open by themselves: seen in this session, or closed for good. */
export function markedAnnouncements(reader: Reader): ReadonlySet<string> {
  return new Set([...stores.seen.read(place(reader), texts), ...stores.closed.read(place(reader), texts)])
}

/** Marks announcements as seen in this session, or as closed for good. */
export function markAnnouncements(store: keyof typeof stores, reader: Reader, ids: readonly string[]): void {
  const marked = [...new Set([...stores[store].read(place(reader), texts), ...ids])].slice(-most)
  stores[store].write(place(reader), marked)
}

const contractsPlace = 'baize.contracts.seen'

/** Ids of the contracts that were opened in this session: they do not open by themselves again. */
export function seenContracts(): ReadonlySet<string> {
  return new Set((tabStorage.get(contractsPlace) ?? '').split(' '))
}

/** Marks contracts as shown in this session. */
export function markContracts(ids: readonly string[]): void {
  tabStorage.set(contractsPlace, [...seenContracts(), ...ids].slice(-most).join(' ').trim())
}
