import { balance, transactions, withdrawalDetail, withdrawalOptions, withdrawals } from '@baize/api/calls'
import { callKey, useInvalidate } from '@baize/site'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Withdrawal } from './states.ts'

/** What follows a member's word about a withdrawal: its screen shows the result, and dependent data are read again. */
export function useSaid(): (next: Withdrawal | undefined) => void {
  const queries = useQueryClient()
  const invalidate = useInvalidate()
  return useCallback(
    (next) => {
      if (next) queries.setQueryData(callKey(withdrawalDetail, { params: { id: next.id } }), next)
      else invalidate(withdrawalDetail)
      invalidate(withdrawals, withdrawalOptions, transactions, balance)
    },
    [queries, invalidate],
  )
}
