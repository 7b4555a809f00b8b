import type { ApiError, Call, CallDefinition, CallInput, CallValue } from '@baize/api'
import { tabStorage } from '@baize/i18n/storage'
import { callKey, useApiQuery } from '@baize/site'
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
  name: (typeof keptNames)[keyof typeof keptNames],
  definition: Call<Definition>,
  input: CallInput<Definition>,
): UseQueryResult<CallValue<Definition>, ApiError> {
  const queries = useQueryClient()
  const text = JSON.stringify(input)
  useState(() => {
    const key = callKey(definition, input)
    const kept = queries.getQueryState(key) === undefined ? tabStorage.read(name, keptFor(text)) : null
    if (kept) queries.setQueryData(key, kept.value, { updatedAt: kept.at })
  })
  const read = useApiQuery(definition, input, { ofSession: false, keepPrevious: true })
  const { data, dataUpdatedAt, isPlaceholderData } = read
  useEffect(() => {
    if (data === undefined || isPlaceholderData) return
    const kept: Kept = { input: text, at: dataUpdatedAt, value: data }
    tabStorage.write(name, kept)
  }, [name, text, data, dataUpdatedAt, isPlaceholderData])
  return read
}

const keptFor = (input: string) => (found: unknown) => {
  const kept = found as Kept | null | undefined
  return kept?.input === input && typeof kept.at === 'number' ? kept : null
}
