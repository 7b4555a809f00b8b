import type { ApiError, ValueOf } from '@baize/api'
import { contracts } from '@baize/api/calls'
import { useApiQuery, useSession } from '@baize/site'
import type { UseQueryResult } from '@tanstack/react-query'
import { type Contract, type ContractInfo, contractKinds } from './contract.ts'
import { kindsShown, requestOf, useContractInfo } from './useContractKinds.ts'

/** A contract that waits for the account's reply: an offer, or the other party's request to end it. */
export interface WaitingContract {
  readonly contract: Contract
  /** Whether the account is paid by it, and does not pay. */
  readonly own: boolean
}

export interface ContractStanding {
  readonly info: UseQueryResult<ContractInfo, ApiError>
  /** Whether there is anything about contracts to show to this account. */
  readonly any: boolean
  /** How many kinds wait for a reply. */
  readonly count: number
}

/** The account's state with regard to contracts; nothing is requested without an account. */
export function useContractStanding(): ContractStanding {
  const { signedIn, member, trial, mustChangePassword } = useSession()
  const info = useContractInfo(signedIn && member !== undefined && !trial && !mustChangePassword)
  const asked = info.data ? contractKinds.filter((kind) => requestOf(info.data, kind) !== 'none') : []
  return { info, any: info.data !== undefined && kindsShown(info.data).length > 0, count: asked.length }
}

export interface WaitingContracts extends ContractStanding {
  readonly waiting: readonly WaitingContract[]
  /** What is being read, where something waits. */
  readonly read: UseQueryResult<ValueOf<typeof contracts>, ApiError>
}

/** The contracts that wait for the account's reply, newest first; those with its upline before those with downlines. */
export function useWaitingContracts(): WaitingContracts {
  const standing = useContractStanding()
  const { data } = standing.info
  const ends = data !== undefined && contractKinds.some((kind) => requestOf(data, kind) === 'termination')
  const own = useApiQuery(
    contracts,
    { query: { side: 'own', pageSize: '50' } },
    { enabled: standing.count > 0 },
  )
  const given = useApiQuery(
    contracts,
    { query: { side: 'downline', state: 'terminationRequested', pageSize: '50' } },
    { enabled: ends },
  )
  const rows = standing.count > 0 ? (own.data?.rows ?? []) : []
  const asked = ends ? (given.data?.rows ?? []) : []
  return {
    ...standing,
    read: own,
    waiting: [
      ...rows.filter(asksParty).map((contract) => ({ contract, own: true })),
      ...asked
        .filter(({ terminationBy }) => terminationBy === 'party')
        .map((contract) => ({ contract, own: false })),
    ],
  }
}

/** Whether a contract requires something of the party that it pays. */
function asksParty({ state, terminationBy }: Contract): boolean {
  return state === 'requested' || (state === 'terminationRequested' && terminationBy === 'upline')
}
