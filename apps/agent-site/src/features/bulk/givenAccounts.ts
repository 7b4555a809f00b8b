import { tabStorage } from '@baize/i18n/storage'
import { useSession } from '@baize/site'

/** An account that was selected in the list of the team, and how far below the agent it is. */
export interface GivenAccount {
  readonly id: string
  readonly account: string
  readonly level: number
}

function isGiven(kept: unknown): kept is GivenAccount {
  const { id, account, level } = (kept ?? {}) as Partial<Record<keyof GivenAccount, unknown>>
  return typeof id === 'string' && typeof account === 'string' && typeof level === 'number'
}

/** What the tab's storage has; what has another form counts for nothing. */
export const readGiven = (kept: unknown): readonly GivenAccount[] =>
  Array.isArray(kept) ? kept.filter(isGiven) : []

/** Accounts that an offer begins with, kept over a reload of the tab and until a sign-out. */
export function useGivenAccounts(wanted = true) {
  const { member } = useSession()
  const key = `baize.offerTo.${member?.id ?? ''}` as const
  return {
    given: wanted ? (tabStorage.read(key, readGiven) ?? []) : [],
    give: (accounts: readonly GivenAccount[]) => tabStorage.write(key, accounts),
  }
}
