/** Whose marks they are: what a member has closed says nothing of what a visitor of the same browser has. */
export type Reader = 'user' | 'anonymous'

const place = (reader: Reader) => `baize.announcements.${reader}`
const most = 200

/** Where marks are kept: of this session, and for good. */
const stores = {
  seen: () => sessionStorage,
  closed: () => localStorage,
} as const

function read(store: keyof typeof stores, reader: Reader): string[] {
  try {
    const found: unknown = JSON.parse(stores[store]().getItem(place(reader)) ?? '[]')
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Ids of the announcements that do not come up by themselves: seen in this session, or closed for good. */
export function markedAnnouncements(reader: Reader): ReadonlySet<string> {
  return new Set([...read('seen', reader), ...read('closed', reader)])
}

/** Marks announcements as seen in this session, or as closed for good. */
export function markAnnouncements(store: keyof typeof stores, reader: Reader, ids: readonly string[]): void {
  try {
    const marked = [...new Set([...read(store, reader), ...ids])].slice(-most)
    stores[store]().setItem(place(reader), JSON.stringify(marked))
  } catch {
    // No storage: they come up again with the next page load.
  }
}

const contractsPlace = 'baize.contracts.seen'

/** Ids of the contracts that came up in this session: they do not come up by themselves again. */
export function seenContracts(): ReadonlySet<string> {
  try {
    return new Set((sessionStorage.getItem(contractsPlace) ?? '').split(' '))
  } catch {
    return new Set()
  }
}

/** Marks contracts as shown in this session. */
export function markContracts(ids: readonly string[]): void {
  try {
    sessionStorage.setItem(contractsPlace, [...seenContracts(), ...ids].slice(-most).join(' ').trim())
  } catch {
    // No storage: they come up again with the next page load.
  }
}
