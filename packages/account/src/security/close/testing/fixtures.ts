import type { Closure } from '../closure.ts'

export const open: Closure = {
  blockers: [],
  remainder: null,
  closing: null,
  closesAt: '2026-12-03T03:00:00Z',
  erasedAt: '2031-12-03T03:00:00Z',
}

/** Everything that can stand against it, on an account of an agent. */
export const blocked: Closure = {
  ...open,
  blockers: [
    { kind: 'balance', amount: '4800000.00' },
    { kind: 'vendorBalance', amount: '120000.00' },
    ...(['openDeposit', 'openWithdrawal', 'openBets', 'runningBonus', 'openDispute'] as const).map(
      (kind) => ({
        kind,
        amount: null,
      }),
    ),
    ...(['downline', 'contracts', 'unpaidBills'] as const).map((kind) => ({ kind, amount: null })),
  ],
}

/** Less than the smallest withdrawal is left. */
export const remainder: Closure = { ...open, remainder: '20000.00' }

export const closing: Closure = {
  ...open,
  closing: { requestedAt: '2026-11-26T03:00:00Z', waiting: false },
}

/** The time is over, and a bet keeps the account open. */
export const waiting: Closure = {
  ...closing,
  blockers: [{ kind: 'openBets', amount: null }],
  closing: { requestedAt: '2026-11-10T03:00:00Z', waiting: true },
  closesAt: '2026-11-17T03:00:00Z',
}

/** The cool-off runs, and a bet is not settled yet. */
export const unsettled: Closure = { ...closing, blockers: [{ kind: 'openBets', amount: null }] }
