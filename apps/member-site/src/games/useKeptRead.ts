import { callKey, useRead } from '@baize/account'
import type { ApiError, Call, CallDefinition, CallInput, CallValue } from '@baize/api'
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/** What is kept for the session of a tab, under the name of the specification. */
export const keptNames = { vendors: 'gameVendor' } as const

interface Kept {
  readonly input: string
  readonly at: number
  readonly value: unknown
}

/**
 * A read that a reload of the page finds again: shown at once from the tab's session, and read afresh as any other when
 * it is stale. What was kept for another input (language, category) does not count.
 */
export function useKeptRead<Definition extends CallDefinition>(
  name: string,
  definition: Call<Definition>,
  input: CallInput<Definition>,
): UseQueryResult<CallValue<Definition>, ApiError> {
  const queries = useQueryClient()
  const text = JSON.stringify(input)
  useState(() => {
    const key = callKey(definition, input)
    const kept = queries.getQueryState(key) === undefined ? keptUnder(name, text) : null
    if (kept) queries.setQueryData(key, kept.value, { updatedAt: kept.at })
  })
  const read = useRead(definition, input, { ofSession: false, keepPrevious: true })
  const { data, dataUpdatedAt, isPlaceholderData } = read
  useEffect(() => {
    if (data === undefined || isPlaceholderData) return
    const kept: Kept = { input: text, at: dataUpdatedAt, value: data }
    try {
      sessionStorage.setItem(name, JSON.stringify(kept))
    } catch {
      // No room or no storage: the next page load reads it from the platform.
    }
  }, [name, text, data, dataUpdatedAt, isPlaceholderData])
  return read
}

function keptUnder(name: string, input: string): Kept | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null') as Kept | null
    return kept?.input === input && typeof kept.at === 'number' ? kept : null
  } catch {
    return null
  }
}
