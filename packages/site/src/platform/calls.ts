import type { ApiError, Call, CallDefinition, CallInput, CallValue } from '@baize/api'
import { keepPreviousData, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { usePlatform } from './platform.ts'

export interface ReadOptions {
  /**
   * Whether to fetch at all; a function receives the cached data.
   * @default true
   */
  enabled?: boolean | ((query: { readonly state: { readonly data: unknown } }) => boolean)
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
  /**
   * Whether it belongs to who is signed in: forgotten when the session changes.
   * @default true
   */
  ofSession?: boolean
}

/** The cache's key of a call with its input. */
export function callKey(definition: Pick<Call, 'id'>, input: object = {}): [string, object] {
  return [definition.id, input]
}

/** Reads a call into the cache: cancelled when the screen unmounts, the last input wins. */
export function useApiQuery<Definition extends CallDefinition>(
  definition: Call<Definition>,
  input: CallInput<Definition>,
  { enabled = true, keepPrevious = false, every = false, ofSession = true }: ReadOptions = {},
): UseQueryResult<CallValue<Definition>, ApiError> {
  const { client } = usePlatform()
  return useQuery<CallValue<Definition>, ApiError>({
    queryKey: callKey(definition, input),
    queryFn: ({ signal }) => client.call(definition, input, { signal }),
    enabled,
    refetchInterval: every,
    meta: { session: ofSession },
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  })
}

/** Says in a toast why a write failed; as a function, in words of its own where it has any. */
export type FailureToast = boolean | ((error: ApiError) => string | undefined)

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { failureToast?: FailureToast }
  }
}

/** Marks the cached data of some calls as stale, so that open screens read them again. */
export type Invalidate = (...definitions: readonly Pick<Call, 'id'>[]) => void

export function useInvalidate(): Invalidate {
  const queries = useQueryClient()
  return useCallback(
    (...definitions) => {
      for (const { id } of definitions) void queries.invalidateQueries({ queryKey: [id] })
    },
    [queries],
  )
}
