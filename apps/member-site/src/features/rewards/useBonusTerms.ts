import type { ValueOf } from '@baize/api'
import { bonuses } from '@baize/api/calls'
import { useApiQuery } from '@baize/site'

export type Grant = ValueOf<typeof bonuses>['rows'][number]

export interface BonusTerms {
  /** The terms of a bonus that can be claimed; undefined where they are not known yet. */
  of(id: string): Grant | undefined
  /** The bonus that is played with now: until it ends no other can be claimed. */
  readonly inPlay: Grant | undefined
}

/** The requirements of the bonuses among the rewards. */
export function useBonusTerms(wanted: boolean): BonusTerms {
  const rows = useApiQuery(bonuses, { query: { pageSize: '50' } }, { enabled: wanted }).data?.rows ?? []
  return {
    of: (id) => rows.find((grant) => grant.id === id),
    inPlay: rows.find(({ state }) => state === 'active' || state === 'wagering'),
  }
}
