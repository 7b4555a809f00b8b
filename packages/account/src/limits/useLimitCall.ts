import type { Call, CallDefinition, CallValue } from '@baize/api'
import { limitHistory, limits, pendingActions } from '@baize/api/calls'
import { type CallOptions, callKey, useCall } from '@baize/site'
import { useQueryClient } from '@tanstack/react-query'

/** A change of limits: the platform's response is shown at once, and the history is read again. */
export function useLimitCall<Definition extends CallDefinition>(
  definition: Call<Definition>,
  { onSuccess, ...options }: CallOptions<Definition>,
) {
  const queries = useQueryClient()
  return useCall(definition, {
    ...options,
    invalidates: [limitHistory, pendingActions],
    onSuccess: (next: CallValue<Definition>, ...rest) => {
      const after = onSuccess?.(next, ...rest)
      queries.setQueryData(callKey(limits), next)
      return after
    },
  })
}
