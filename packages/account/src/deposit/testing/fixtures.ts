import type { Deposit } from '../states.ts'
import type { EarnableBonus } from '../useBonusChoices.tsx'

/** A deposit as the sandbox's bank finds it, in whatever state a story or test needs. */
export function deposit(change: Partial<Deposit> = {}): Deposit {
  return {
    id: 'dep_01JD9Q4',
    methodId: 'sandbox-bank',
    amount: '40000.00',
    credited: null,
    state: 'pending',
    reason: null,
    bonus: null,
    createdAt: '2026-11-21T03:00:00Z',
    nextUpdateAt: '2026-11-21T03:00:15Z',
    history: [{ state: 'pending', at: '2026-11-21T03:00:00Z', reason: null }],
    expiresAt: '2026-11-21T04:00:00Z',
    instructions: [
      { label: 'Bank', value: 'Sandbox Bank of Phnom Penh', kind: 'text' },
      { label: 'Account name', value: 'BAIZE SANDBOX CO., LTD.', kind: 'copy' },
      { label: 'Account number', value: '000123456789', kind: 'copy' },
      { label: 'Reference', value: 'BZ4K7Q2M', kind: 'copy' },
    ],
    payTo: {
      bank: 'Sandbox Bank of Phnom Penh',
      accountName: 'BAIZE SANDBOX CO., LTD.',
      accountNumber: '000123456789',
      reference: 'BZ4K7Q2M',
    },
    ...change,
  }
}

/** The same deposit after the bank's first word about it. */
export function after(state: Deposit['state'], change: Partial<Deposit> = {}): Deposit {
  const reason = change.reason ?? null
  return deposit({
    state,
    history: [...deposit().history, { state, at: '2026-11-21T03:00:09Z', reason }],
    ...(state === 'underReview' ? {} : { nextUpdateAt: null }),
    ...change,
  })
}

export const method = {
  id: 'sandbox-bank',
  kind: 'localBank' as const,
  name: 'Local bank transfer',
  min: '4000.00',
  max: '40000000.00',
  quickAmounts: ['20000.00', '40000.00', '200000.00', '400000.00'],
  creditedWithinSeconds: 15,
  medianSeconds: 6,
  fields: [],
  sandbox: true,
}

const text = (name: string, label: string) => ({ name, kind: 'text' as const, label, required: true })

/** Ways of every kind, each with its fields. */
export const methods = [
  method,
  {
    ...method,
    ...{ id: 'e-wallet', kind: 'eWallet' as const, name: 'Mekong Pay', medianSeconds: null },
    fields: [{ ...text('phone', 'Wallet phone number'), kind: 'mobile' as const }],
  },
  { ...method, id: 'card', kind: 'card' as const, name: 'Bank card', creditedWithinSeconds: 60 },
  {
    ...method,
    ...{ id: 'crypto', kind: 'crypto' as const, name: 'USDT', creditedWithinSeconds: 1800 },
    fields: [
      {
        ...text('network', 'Network'),
        kind: 'select' as const,
        options: [
          { value: 'TRC20', label: 'Tron (TRC20)' },
          { value: 'ERC20', label: 'Ethereum (ERC20)' },
        ],
      },
    ],
  },
  {
    ...method,
    ...{ id: 'voucher', kind: 'voucher' as const, name: 'Voucher', quickAmounts: [] },
    fields: [{ ...text('code', 'Voucher code'), minLength: 16, maxLength: 32 }],
  },
]

/** Bonuses that the next deposit can earn; the second with a name and figures as long as they come. */
export const earnable: EarnableBonus[] = [
  {
    ...{ id: 'first-deposit', name: 'First deposit bonus', percent: 100, most: '400000.00' },
    ...{ base: 'bonusAndDeposit', multiplier: 12, offerDays: 7, wageringDays: 30, atOnce: true },
  },
  {
    ...{ id: 'daily-deposit', name: 'Daily deposit bonus <b>for everybody</b> ', percent: 10 },
    ...{ most: '99999999999.00', base: 'bonus', multiplier: 5, offerDays: 1, wageringDays: 7, atOnce: false },
  },
]
