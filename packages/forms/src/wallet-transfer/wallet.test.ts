import { describe, expect, it } from 'vitest'
import { transferWallets, walletTransferRequest } from './wallet.ts'

describe('wallets between which money can be moved', () => {
  it('the main one is first; a vendor with a single wallet has none of its own', () => {
    const wallets = [
      { id: 'sea', name: 'Sea Slots', isSingle: false, balance: '1.00' },
      { id: 'live', name: 'Live Club', isSingle: true, balance: null },
      { id: 'main', name: 'Main wallet', main: true, isSingle: true, balance: '5.00' },
    ]
    expect(transferWallets(wallets).map(({ id }) => id)).toEqual(['main', 'sea'])
  })

  it('the request names both by their ids', () => {
    expect(walletTransferRequest({ fromWallet: 'main', toWallet: 'sea', amount: '3' })).toEqual({
      fromWalletId: 'main',
      toWalletId: 'sea',
      amount: '3',
    })
  })
})
