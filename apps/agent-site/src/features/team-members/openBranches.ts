import { tabStorage } from '@baize/i18n/storage'

const key = 'baize.tree.open'

/** Each open branch is a request of its own when the page is loaded again. */
const maxKept = 30

/** The ids of the branches that were open in this tab, for a page that is loaded again; removed with a sign-out. */
export function readOpenBranches(): readonly string[] {
  return tabStorage.read(key, (kept) =>
    Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string').slice(-maxKept) : [],
  )
}

/** Keeps the branches that are open; of too many, those that were opened last. */
export function keepOpenBranches(ids: readonly string[]): void {
  tabStorage.write(key, ids.slice(-maxKept))
}
