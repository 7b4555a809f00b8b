import type { ApiError } from '@baize/api'
import { ErrorState, Skeleton, Stack } from '@baize/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useProblemText } from './useProblemText.ts'
import { useShownError } from './useShownError.ts'

export interface LoadedProps<Value> {
  /** What is being read. */
  read: UseQueryResult<Value, ApiError>
  /** Shows it once it is there; keeps showing it while it is read again. */
  children: (value: Value) => ReactNode
  /** Lines of the placeholder. @default 4 */
  lines?: number
  /** Place in the outline of what went wrong: 1 where the title of the page is loaded with the value. @default 2 */
  level?: 1 | 2 | 3 | 4
}

/** A part of a screen that waits for one call: placeholder, then the value, or what went wrong with a way to try again. */
export function Loaded<Value>({ read, children, lines = 4, level = 2 }: LoadedProps<Value>) {
  const problemText = useProblemText()
  const error = useShownError(read.error, read.isFetching)
  if (read.data !== undefined) return children(read.data)
  if (error)
    return (
      <ErrorState level={level} retrying={read.isFetching} onRetry={() => void read.refetch()}>
        {problemText(error)}
      </ErrorState>
    )
  return (
    <div aria-busy="true">
      <Stack space="sm">
        <Skeleton count={lines} />
      </Stack>
    </div>
  )
}
