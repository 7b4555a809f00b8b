import type { ApiError, Call, CallDefinition, CallInput, CallValue } from '@baize/api'
import { keepPreviousData, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { usePlatform } from './platform.ts'

export interface ReadOptions {
  /**
   * Whether to ask at all.
   * @default true
   */
  enabled?: boolean
  /**
   * Keep showing what was read for the input before, while the new one is on its way (paging, filters).
   * @default false
   */
  keepPrevious?: boolean
  /**
   * Ask again every so many milliseconds.
   * @default never
   */
  every?: number | false
}

/** The cache's key of a call with its input. */
export function callKey(definition: Pick<Call, 'id'>, input: object = {}): [string, object] {
  return [definition.id, input]
}

/** Reads a call into the cache: cancelled when the screen goes, the last input wins. */
export function useRead<Definition extends CallDefinition>(
  definition: Call<Definition>,
  input: CallInput<Definition>,
  { enabled = true, keepPrevious = false, every = false }: ReadOptions = {},
): UseQueryResult<CallValue<Definition>, ApiError> {
  const { client } = usePlatform()
  return useQuery<CallValue<Definition>, ApiError>({
    queryKey: callKey(definition, input),
    queryFn: ({ signal }) => client.call(definition, input, { signal }),
    enabled,
    refetchInterval: every,
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  })
}

export interface Actions {
  /** Makes a call that changes something. */
  act<Definition extends CallDefinition>(
    definition: Call<Definition>,
    input: CallInput<Definition>,
  ): Promise<CallValue<Definition>>
  /**
   * Makes a call under one idempotency key per intent. `details` tells one intent from another (amount, receiver; no
   * secret): pressing again after an unknown outcome repeats the same intent, a definite answer ends it.
   */
  actOnce<Definition extends CallDefinition>(
    definition: Call<Definition>,
    input: CallInput<Definition>,
    details: string,
  ): Promise<CallValue<Definition>>
  /** Forgets what the cache holds of these calls, so that open screens read them afresh. */
  refresh(...definitions: readonly Pick<Call, 'id'>[]): void
}

/** What a form or button does with the platform. */
export function useActions(): Actions {
  const { client, intents } = usePlatform()
  const queries = useQueryClient()
  const refresh = useCallback(
    (...definitions: readonly Pick<Call, 'id'>[]) => {
      for (const { id } of definitions) void queries.invalidateQueries({ queryKey: [id] })
    },
    [queries],
  )
  return useMemo(
    () => ({
      act: (definition, input) => client.call(definition, input),
      async actOnce(definition, input, details) {
        const idempotencyKey = intents.keyFor(definition.id, details)
        try {
          const value = await client.call(definition, input, { idempotencyKey })
          intents.settle(definition.id)
          return value
        } catch (error) {
          if (!(error as ApiError).outcomeUnknown) intents.settle(definition.id)
          throw error
        }
      },
      refresh,
    }),
    [client, intents, refresh],
  )
}
