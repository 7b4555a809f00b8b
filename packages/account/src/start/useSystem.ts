import type { ApiError, ValueOf } from '@baize/api'
import { permission, systemStatus } from '@baize/api/calls'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callKey, useRead } from '../platform/calls.ts'
import { usePlatform } from '../platform/platform.ts'

export type Permission = ValueOf<typeof permission>

export type SystemState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: ApiError; retry(): void }
  | { readonly kind: 'normal'; readonly permission: Permission }
  | {
      readonly kind: 'maintenance' | 'regionBlocked'
      readonly permission: Permission
      readonly checking: boolean
      retry(): void
    }

const kinds = ['normal', 'maintenance', 'regionBlocked'] as const

/**
 * What the platform says about the whole site. The permission call comes first; then the status is asked for every
 * minute, every five seconds while the site is closed, and at once when any call is refused for that reason.
 */
export function useSystem(): SystemState {
  const { onError } = usePlatform()
  const queries = useQueryClient()
  const first = useRead(permission, {})
  const closed = (first.data?.status ?? 0) !== 0
  const status = useRead(
    systemStatus,
    {},
    { enabled: first.data !== undefined, every: closed ? 5_000 : 60_000 },
  )

  useEffect(
    () =>
      onError(({ code }) => {
        if (code === 'maintenance' || code === 'regionBlocked')
          void queries.invalidateQueries({ queryKey: [systemStatus.id] })
      }),
    [onError, queries],
  )

  const fresh = status.data
  const known = first.data
  useEffect(() => {
    if (!fresh || !known) return
    if (fresh.status === known.status && fresh.message === known.message && fresh.ip === known.ip) return
    queries.setQueryData<Permission>(callKey(permission), { ...known, ...fresh })
    // The site has just been given back: what failed meanwhile is read again.
    if (fresh.status === 0)
      void queries.invalidateQueries({ predicate: ({ state }) => state.status === 'error' })
  }, [fresh, known, queries])

  const retry = () => void (known ? status.refetch() : first.refetch())
  if (!known) return first.error ? { kind: 'failed', error: first.error, retry } : { kind: 'loading' }
  const kind = kinds[known.status]
  return kind === 'normal'
    ? { kind, permission: known }
    : { kind, permission: known, checking: status.isFetching, retry }
}

/** What the platform lets this site show; only below the start gate. */
export function usePermission(): Permission {
  const { data } = useRead(permission, {})
  if (!data) throw new Error('usePermission: only below <StartGate>, which waits for it.')
  return data
}
