import { useHydrationSignal } from '@baize/site'
import { Routes } from './Routes.tsx'
import { useSiteReactions } from './reactions.ts'

/** The agents' site, while the platform's status permits it. */
export function Site() {
  useSiteReactions()
  useHydrationSignal()
  return <Routes />
}
