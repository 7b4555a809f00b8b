import { promotionStates } from '@baize/api/calls'
import { useApiQuery, useToken } from '@baize/site'
import type { Promotion, PromotionState } from './labels.ts'

export interface Standing {
  /** The status for the user: the account's own, else the public one. */
  statusOf(promotion: Pick<Promotion, 'id' | 'status'>): PromotionState['status']
  /** The account's own state; undefined for visitors. */
  stateOf(id: string): PromotionState | undefined
}

/** The promotions' status for the user. */
export function useStanding(): Standing {
  const { signedIn } = useToken()
  const { data } = useApiQuery(promotionStates, {}, { enabled: signedIn })
  const stateOf = (id: string) =>
    signedIn ? data?.states.find(({ promotionId }) => promotionId === id) : undefined
  return { stateOf, statusOf: ({ id, status }) => stateOf(id)?.status ?? status }
}
