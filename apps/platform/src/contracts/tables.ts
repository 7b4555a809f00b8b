import type { contractActions } from '@baize/api/contract'
import type { ColumnType } from 'kysely'
import type { Base, Carry, ContractKind } from '../settlement/terms.ts'
import type { PeriodType } from '../settlement/windows.ts'

import type { ReadText } from './texts.ts'

/** `invalid` is no stored state: a contract is that once its end has passed. */
type StoredContractState = 'requested' | 'valid' | 'denied' | 'expired' | 'terminationRequested'

export type EndReason = 'newVersion' | 'terminated' | 'uplineRateLowered' | 'uplineContractEnded'

export type ContractAction = (typeof contractActions)[number]

/** A tier as it is kept: amounts and rates as whole numbers in text. */
export type KeptTier = Readonly<
  Record<'validBet' | 'loss' | 'singleBet' | 'rate' | 'winRate' | 'lossRate', string>
> & {
  readonly activeMembers: number
  readonly amount: string | null
}

export interface ContractTables {
  contract: {
    id: string
    party_id: string
    /** Null where the platform itself is the upline. */
    upline_id: string | null
    kind: ContractKind
    version: number
    previous_id: string | null
    period: PeriodType
    base: Base
    carry: Carry
    tiers: ColumnType<readonly KeptTier[], string, never>
    top_rate: number
    auto_pay: boolean
    state: StoredContractState
    offered_at: Date
    answer_by: Date
    valid_from: Date | null
    ends_at: Date | null
    end_reason: EndReason | null
    termination_by: string | null
    next_close: Date | null
    settled_to: Date | null
  }
  contract_text: {
    version: string
    language: string
    content: ColumnType<ReadText, string, never>
    kept_at: Date
  }
  contract_step: {
    contract_id: string
    position: number
    action: ContractAction
    member_id: string | null
    at: Date
    text_version: string | null
    language: string | null
  }
}
