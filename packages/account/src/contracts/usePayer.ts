import { usePermission } from '@baize/site'
import type { Contract } from './contract.ts'

/** Who pays: the upline, or the platform where there is none. */
export function usePayer(): (contract: Pick<Contract, 'upline'>) => string {
  const { brandName } = usePermission()
  return ({ upline }) => upline?.account ?? brandName
}
