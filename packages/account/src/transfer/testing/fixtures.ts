import type { WalletTransfer } from '../states.ts'
import type { Wallets } from '../TransferForm.tsx'

const wallet = { main: false, isSingle: false, balance: '0.00', maintenance: false }

/** The main wallet, one with a balance, one that is empty, and one that cannot be reached now. */
export const wallets: Wallets = [
  { ...wallet, id: 'main', name: 'Main wallet', main: true, balance: '4800000.00' },
  { ...wallet, id: 'RIV', name: 'Riverside Sandbox', balance: '40000.00' },
  { ...wallet, id: 'EMR', name: 'Emerald Sandbox' },
  { ...wallet, id: 'LOT', name: 'Lotus Sandbox', maintenance: true, balance: '8000.00' },
]

const reasons = { unknown: 'vendorDidNotAnswer', failed: 'refusedByVendor' } as const

/** A transfer in whatever state a story needs. */
export function transfer(state: WalletTransfer['state'] = 'created', id = 'wtr_1'): WalletTransfer {
  const reason = state === 'unknown' || state === 'failed' ? reasons[state] : null
  const begun = { state: 'created' as const, at: '2026-11-21T03:00:00Z', reason: null }
  return {
    id,
    ...{ fromWalletId: 'main', toWalletId: 'RIV', amount: '40000.00', state, reason },
    createdAt: begun.at,
    nextUpdateAt: state === 'unknown' ? '2026-11-21T03:01:00Z' : null,
    history: state === 'created' ? [begun] : [begun, { state, at: '2026-11-21T03:00:04Z', reason }],
  }
}
