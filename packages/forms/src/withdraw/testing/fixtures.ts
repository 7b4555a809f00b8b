import type { SavedReceiver, WithdrawalOptions } from '../withdrawal.ts'

/** What can be withdrawn, for stories. */
export const options: WithdrawalOptions = {
  min: '20000.00',
  max: '8000000.00',
  available: '4800000.50',
  banks: [
    { code: 'MSB', name: 'Mekong Sandbox Bank' },
    { code: 'TSB', name: 'Tonle Sap Sandbox Bank' },
  ],
  autoConfirmMinutes: 30,
  fee: { rate: '0.5', least: '1000.00', most: '20000.00' },
}

export const receivers: readonly SavedReceiver[] = [
  { id: 'acc_1', bank: 'Mekong Sandbox Bank', accountName: 'SOK DARA', accountNumberMasked: '•••• 4321' },
  { id: 'acc_2', bank: 'Tonle Sap Sandbox Bank', accountName: 'SOK DARA', accountNumberMasked: '•••• 8890' },
]
