import { useHydrationSignal } from '@baize/site'
import { Routes } from './Routes.tsx'
import { useSiteReactions } from './reactions.ts'

/** The agents' site, while the platform lets it be shown. */
export function Site() {
  useSiteReactions()
  useHydrationSignal()
  return <Routes />
}
