import type { Call, CallDefinition, CallValue } from '@baize/api'
import { accountClosure, pendingActions, withdrawalOptions } from '@baize/api/calls'
import { type CallOptions, callKey, useCall } from '@baize/site'
import { useQueryClient } from '@tanstack/react-query'

/** A change of the closing: what the platform answers is shown at once. */
export function useClosureCall<Definition extends CallDefinition>(
  definition: Call<Definition>,
  { onSuccess, ...options }: CallOptions<Definition>,
) {
  const queries = useQueryClient()
  return useCall(definition, {
    ...options,
    // While the account is to be closed, the smallest withdrawal may be less.
    invalidates: [pendingActions, withdrawalOptions],
    onSuccess: (next: CallValue<Definition>, ...rest) => {
      queries.setQueryData(callKey(accountClosure), next)
      return onSuccess?.(next, ...rest)
    },
  })
}
