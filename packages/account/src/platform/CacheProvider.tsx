import { useLanguage } from '@baize/i18n'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { usePlatform } from './platform.ts'

/**
 * The cache of what the server owns. It is emptied when the session changes, and what failed while the site was closed
 * is read again when it is given back; names that the platform translates are read again in another language. The client repeats reads itself: the cache does not.
 */
export function CacheProvider({ children }: { children: ReactNode }): ReactNode {
  const { token, system } = usePlatform()
  const [queries] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { staleTime: 15_000, retry: false, networkMode: 'always' },
          mutations: { networkMode: 'always' },
        },
      }),
  )
  useEffect(() => {
    let current = token.get()
    return token.subscribe(() => {
      if (token.get() === current) return
      current = token.get()
      queries.removeQueries({ predicate: ({ meta }) => meta?.session === true })
    })
  }, [token, queries])
  useEffect(() => {
    let open = system.read().kind === 'normal'
    return system.subscribe(() => {
      const opened = system.read().kind === 'normal'
      if (opened && !open)
        void queries.invalidateQueries({ predicate: ({ state }) => state.status === 'error' })
      open = opened
    })
  }, [system, queries])
  const { locale } = useLanguage()
  const read = useRef(locale)
  useEffect(() => {
    if (read.current !== locale) void queries.invalidateQueries()
    read.current = locale
  }, [locale, queries])
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}
