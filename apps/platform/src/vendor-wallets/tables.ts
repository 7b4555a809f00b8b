import type { walletTransferStates } from '@baize/api/contract'

export type WalletTransferState = (typeof walletTransferStates)[number]

export interface VendorWalletTables {
  wallet_transfer: {
    id: string
    member_id: string
    vassalage: string
    direction: 'toVendor' | 'toMain'
    amount: bigint
    state: WalletTransferState
    reason: string | null
    created_at: Date
    next_update_at: Date | null
  }
  wallet_transfer_step: {
    member_id: string
    transfer_id: string
    position: number
    state: WalletTransferState
    at: Date
    reason: string | null
  }
}
