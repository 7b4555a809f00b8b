import { useLanguage } from '@baize/i18n'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { subscribe } from 'valtio'
import { usePlatform } from './platform.ts'

/**
 * The cache of what the server owns. It is emptied when the session changes; a site that was closed reads all of it again
 * when it opens, and what failed without a connection is read again when there is one; names that the platform translates
 * are read again in another language. The client repeats reads itself: the cache does not.
 */
export function CacheProvider({ children }: { children: ReactNode }): ReactNode {
  const { token, system, start } = usePlatform()
  const [queries] = useState(() => {
    const cache = new QueryClient({
      defaultOptions: {
        queries: { staleTime: 15_000, retry: false, networkMode: 'always' },
        mutations: { networkMode: 'always' },
      },
    })
    // What the server rendered is shown at once and fetched again: it was no one's own, and may be some seconds old.
    for (const [key, value] of start?.queries ?? []) cache.setQueryData(key, value, { updatedAt: 1 })
    return cache
  })
  useEffect(() => {
    const empty = () => queries.removeQueries({ predicate: ({ meta }) => meta?.session === true })
    // In sync: no component may render what was read in another session.
    return subscribe(token.state, empty, true)
  }, [token, queries])
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
    // What names its language is asked for in the new one by itself, and stays right in the old one.
    void queries.invalidateQueries({ predicate: ({ queryKey }) => languageIn(queryKey) === undefined })
  }, [locale, queries])
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

/** The language that a call names in its query; see `callKey`. */
function languageIn([, input]: readonly unknown[]): unknown {
  return (input as { query?: { language?: unknown } } | undefined)?.query?.language
}
