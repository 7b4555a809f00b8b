import { ApiError } from '@baize/api'
import { memberInfo } from '@baize/api/calls'
import { useLanguage } from '@baize/i18n'
import { toast } from '@baize/ui'
import { type Query, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { subscribe } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import { useProblemText } from '../problems/useProblemText.ts'
import { callKey, type FailureToast } from './calls.ts'
import { type Platform, usePlatform } from './platform.ts'

/**
 * The cache of what the server owns. It is emptied when the session changes; a site that was closed reads all of it again
 * when it opens, and what failed without a connection is read again when there is one; names that the platform translates
 * are read again in another language. The client repeats reads itself: the cache does not.
 */
export function CacheProvider({ children }: { children: ReactNode }): ReactNode {
  const platform = usePlatform()
  const { token, system, start } = platform
  const problemText = useProblemText()
  const [queries] = useState(() => {
    const cache = new QueryClient({
      defaultOptions: {
        queries: { staleTime: 15_000, retry: false, networkMode: 'always' },
        // What was sent may hold a password: nothing of it is kept.
        mutations: { networkMode: 'always', retry: false, gcTime: 0 },
      },
    })
    // What the server rendered is shown at once and fetched again: it was no one's own, and may be some seconds old.
    for (const [key, value] of start?.queries ?? []) cache.setQueryData(key, value, { updatedAt: 1 })
    return cache
  })
  useEffect(() => {
    const ofSession = { predicate: ({ meta }: Query) => meta?.session === true }
    const empty = () => queries.removeQueries(ofSession)
    // In sync: no component may render what was read in another session.
    const stops = [
      token.holdWhile(() => queries.getQueryData(callKey(memberInfo)) !== undefined),
      subscribeKey(
        token.state,
        'token',
        (current) => {
          if (!token.state.ended) empty()
          else if (current !== null) comeBack(queries, platform)
        },
        true,
      ),
      subscribeKey(token.state, 'ended', () => token.get() === null && !token.state.ended && empty(), true),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [platform, token, queries])
  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error')
          notifyFailure(event.action.error, event.mutation.meta?.failureToast, problemText)
      }),
    [queries, problemText],
  )
  useEffect(() => {
    let open = system.state.current.kind === 'normal'
    return subscribe(system.state, () => {
      const opened = system.state.current.kind === 'normal'
      if (opened && !open) void queries.invalidateQueries()
      open = opened
    })
  }, [system, queries])
  useEffect(() => {
    const readFailed = () =>
      void queries.invalidateQueries({ predicate: ({ state }) => state.status === 'error' })
    addEventListener('online', readFailed)
    return () => removeEventListener('online', readFailed)
  }, [queries])
  const { locale } = useLanguage()
  const read = useRef(locale)
  useEffect(() => {
    if (read.current === locale) return
    read.current = locale
    // A query with its language in the key is requested in the new one by itself, and stays right in the old one.
    void queries.invalidateQueries({ predicate: ({ queryKey }) => languageIn(queryKey) === undefined })
  }, [locale, queries])
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

/** The one place where a failed write becomes a message, where its screen does not show it itself. */
function notifyFailure(
  error: Error,
  how: FailureToast | undefined,
  words: (error: ApiError) => string,
): void {
  if (!how) return
  if (!(error instanceof ApiError)) {
    reportError(error)
    return
  }
  const own = typeof how === 'function' ? how(error) : undefined
  toast({ tone: 'critical', message: own ?? words(error) })
}

/** What follows a sign-in over a page whose session had ended: few pages ever need it. */
function comeBack(queries: QueryClient, platform: Platform): void {
  void import('../session/returnTo.ts').then(({ returnTo }) => returnTo(queries, platform))
}

/** The language that a call names in its query; see `callKey`. */
function languageIn([, input]: readonly unknown[]): unknown {
  return (input as { query?: { language?: unknown } } | undefined)?.query?.language
}
