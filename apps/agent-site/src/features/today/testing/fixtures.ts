import type { AgentDay } from '../day.ts'

/** A day with bills, a frozen downline and changes. */
export const sampleDay: AgentDay = {
  asOf: '2026-11-21T03:00:00Z',
  balance: '115012.50',
  owed: { count: 4, amount: '155750.00' },
  due: [
    { kind: 'dailySalary', payBy: '2026-11-21T17:00:00Z', count: 1, amount: '3250.00' },
    { kind: 'dividend', payBy: '2026-11-22T17:00:00Z', count: 3, amount: '152500.00' },
  ],
  short: '40737.50',
  frozen: [{ account: 'vibol_agent', since: '2026-11-20T02:10:00Z' }],
  changes: {
    ...{ since: '2026-11-20T11:35:00Z', visited: true, newAccounts: 3, firstDeposits: 2 },
    ...{ deposits: '820000.00', withdrawals: '310000.00', validBet: '5681500.00', net: '-216000.00' },
    made: { count: 2, amount: '57500.00' },
    received: { count: 1, amount: '20000.00' },
    paidOn: { count: 0, amount: '0.00' },
    ...{ accepted: 1, refused: 0, ended: 0 },
  },
}

/** Nothing is owed, on the first visit. */
export const quietDay: AgentDay = {
  ...sampleDay,
  ...{ owed: { count: 0, amount: '0.00' }, due: [], short: '0.00', frozen: [] },
  changes: {
    ...sampleDay.changes,
    ...{ visited: false, newAccounts: 0, firstDeposits: 0, deposits: '0.00', withdrawals: '0.00' },
    ...{ validBet: '0.00', net: '0.00', made: { count: 0, amount: '0.00' } },
    ...{ received: { count: 0, amount: '0.00' }, accepted: 0 },
  },
}
