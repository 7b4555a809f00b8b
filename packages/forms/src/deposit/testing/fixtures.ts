import type { DepositBonus, DepositMethod, SavedBankAccount } from '../deposit.ts'

/** Ways to deposit, for stories. */
export const localBank: DepositMethod = {
  id: 'local-bank',
  name: 'Local bank transfer',
  min: '4000.00',
  max: '40000000.00',
  quickAmounts: ['20000.00', '40000.00', '200000.00', '400000.00'],
  creditedWithinSeconds: 15,
}

export const wallet: DepositMethod = {
  id: 'e-wallet',
  name: 'Mekong Pay',
  min: '2000.00',
  max: '2000000.00',
  quickAmounts: ['20000.00', '40000.00'],
  creditedWithinSeconds: 60,
  fee: { rate: '1.5', least: '500.00' },
  fields: [
    { name: 'walletNumber', kind: 'mobile', label: 'Your Mekong Pay number', required: true, maxLength: 12 },
    {
      name: 'network',
      kind: 'select',
      label: 'Network',
      required: true,
      options: [
        { value: 'smart', label: 'Smart' },
        { value: 'metfone', label: 'Metfone' },
      ],
    },
    {
      name: 'voucher',
      label: 'Voucher',
      hint: 'Eight digits, if you have one.',
      acceptedPattern: '^[0-9]{8}$',
    },
  ],
}

export const withProof: DepositMethod = {
  ...localBank,
  id: 'counter',
  name: 'Cash at a counter',
  creditedWithinSeconds: null,
  payFrom: true,
  proof: { required: true, maxCount: 3 },
}

export const accounts: readonly SavedBankAccount[] = [
  { id: 'acc_1', bank: 'Mekong Sandbox Bank', accountName: 'SOK DARA', accountNumberMasked: '•••• 4321' },
  { id: 'acc_2', bank: 'Tonle Sap Sandbox Bank', accountName: 'SOK DARA', accountNumberMasked: '•••• 8890' },
]

export const bonuses: readonly DepositBonus[] = [
  {
    id: 'welcome',
    name: 'Welcome bonus 50 %',
    terms: 'Bet the deposit and the bonus 8 times within 30 days.',
    minAmount: '40000.00',
    gives: { percent: 50, most: '400000.00', base: 'bonusAndDeposit', multiplier: 8 },
  },
]
