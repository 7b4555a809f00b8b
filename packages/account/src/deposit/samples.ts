import type { Deposit } from './states.ts'

/** A deposit as the sandbox's bank finds it, in whatever state a story or test needs. */
export function deposit(change: Partial<Deposit> = {}): Deposit {
  return {
    id: 'dep_01JD9Q4',
    methodId: 'sandbox-bank',
    amount: '40000.00',
    credited: null,
    state: 'pending',
    reason: null,
    createdAt: '2026-11-21T03:00:00Z',
    nextUpdateAt: '2026-11-21T03:00:15Z',
    history: [{ state: 'pending', at: '2026-11-21T03:00:00Z', reason: null }],
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
  sandbox: true,
}
