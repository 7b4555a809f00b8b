import type { ValueOf } from '@baize/api'
import type { payBills } from '@baize/api/calls'
import { useQuery, useQueryClient } from '@tanstack/react-query'

export type PaymentOutcome = ValueOf<typeof payBills>

const queryKey = ['lastPayment']

/** The result of the last payment of bills, kept for as long as the session lasts: the dialog may be closed over it. */
export function useLastPayment(): {
  readonly last: PaymentOutcome | null
  keep: (outcome: PaymentOutcome | null) => void
} {
  const queries = useQueryClient()
  const { data } = useQuery<PaymentOutcome | null>({
    queryKey,
    queryFn: () => null,
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
    meta: { session: true },
  })
  return {
    last: data ?? null,
    keep: (outcome) => void queries.setQueryData(queryKey, outcome),
  }
}
