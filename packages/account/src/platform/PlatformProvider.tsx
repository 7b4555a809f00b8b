import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type Platform, PlatformContext } from './platform.ts'

export interface PlatformProviderProps {
  platform: Platform
  children: ReactNode
}

/** Gives screens the platform and the cache of what the server owns. The client repeats reads itself: the cache does not. */
export function PlatformProvider({ platform, children }: PlatformProviderProps): ReactNode {
  const [queries] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          queries: { staleTime: 15_000, retry: false, networkMode: 'always' },
          mutations: { networkMode: 'always' },
        },
      }),
  )
  return (
    <PlatformContext value={platform}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </PlatformContext>
  )
}
