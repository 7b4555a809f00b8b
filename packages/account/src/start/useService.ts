import { useContext } from 'react'
import { PlatformContext } from '../platform/platform.ts'
import type { Permission } from './system.ts'

/**
 * The first way to customer service. Also for what stands where something failed: undefined where the operator has none,
 * where it is not known yet, and where no platform is around.
 */
export function useService(): Permission['customerService'][number] | undefined {
  const state = useContext(PlatformContext)?.system.read()
  return state && 'permission' in state ? state.permission.customerService[0] : undefined
}
