import type { ApiError, ValueOf } from '@baize/api'
import { publicState } from '@baize/api/calls'
import type { UseQueryResult } from '@tanstack/react-query'
import { useApiQuery } from '../platform/calls.ts'
import { useToken } from '../session/useToken.ts'

/** What the frame of a site shows to a signed-in account; nothing is requested without a session. */
export function usePublicState(): UseQueryResult<ValueOf<typeof publicState>, ApiError> {
  const { signedIn } = useToken()
  return useApiQuery(publicState, {}, { enabled: signedIn })
}

/** How many things wait at each place, for the red counts of menus; 0 while unknown. */
export interface Badges {
  /** Unread messages. */
  readonly messages: number
  /** Rewards to claim, those of missions among them. */
  readonly rewards: number
  readonly missions: number
  /** Promotions whose payout can be claimed. */
  readonly promotions: number
}

export function useBadges(): Badges {
  const { data } = usePublicState()
  return {
    messages: data?.unreadMessage ?? 0,
    rewards: data?.rewardCount ?? 0,
    missions: data?.missionCount ?? 0,
    promotions: data?.availablePromoCount ?? 0,
  }
}
