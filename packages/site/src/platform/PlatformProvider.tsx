import type { ReactNode } from 'react'
import { type Platform, PlatformContext } from './platform.ts'

export interface PlatformProviderProps {
  platform: Platform
  children: ReactNode
}

/** Provides the page's platform. Screens that read need a CacheProvider below it. */
export function PlatformProvider({ platform, children }: PlatformProviderProps): ReactNode {
  return <PlatformContext value={platform}>{children}</PlatformContext>
}
