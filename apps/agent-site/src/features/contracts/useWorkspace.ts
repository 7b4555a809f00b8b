import type { ContractKind } from '@baize/account'
import { useSearchParams } from 'wouter'
import { paths } from '../../shared/paths.ts'

/** What the workspace shows besides its lists, and how each is opened: all of it is in the address. */
export interface Workspace {
  readonly kind: string | null
  readonly side: 'own' | 'downline'
  /** The contract that is open. */
  readonly contract: string | null
  /** An offer is being made: to whom, empty while no account is chosen. */
  readonly offer: string | null
  readonly account: string
  readonly state: string
  /** Sets or, where the value is empty, removes parts of the address. */
  change(parts: Readonly<Record<string, string>>, options?: { replace: boolean }): void
}

export function useWorkspace(): Workspace {
  const [params, setParams] = useSearchParams()
  return {
    kind: params.get('kind'),
    side: params.get('side') === 'downline' ? 'downline' : 'own',
    contract: params.get('contract'),
    offer: params.get('offer'),
    account: (params.get('account') ?? '').slice(0, 64),
    state: params.get('state') ?? '',
    change(parts, options) {
      setParams((before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(parts)) {
          if (value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      }, options)
    },
  }
}

/** Where a kind of contract is managed. */
export function kindPath(kind: ContractKind, side: 'own' | 'downline' = 'own'): string {
  return `${paths.contracts}?kind=${kind}${side === 'own' ? '' : '&side=downline'}`
}

/** Where one contract is read. */
export function contractPath(kind: ContractKind, id: string, side: 'own' | 'downline' = 'own'): string {
  return `${kindPath(kind, side)}&contract=${encodeURIComponent(id)}`
}

/** Where a contract is offered; to an account where one is set. */
export function offerPath(kind: ContractKind, account = ''): string {
  return `${kindPath(kind, 'downline')}&offer=${encodeURIComponent(account || 'new')}`
}
