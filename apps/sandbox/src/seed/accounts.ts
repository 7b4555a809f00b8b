/** The accounts that a sandbox starts with; their passwords are public on purpose. */
export const demoAccounts = [
  { role: 'member', account: 'dara2026', password: 'Baize-Demo-1', paymentPassword: '246810' },
  { role: 'agent', account: 'sokha2026', password: 'Baize-Demo-1', paymentPassword: '246810' },
  { role: 'downline', account: 'vibol2026', password: 'Baize-Demo-1', paymentPassword: '246810' },
] as const

/** A member whose password was set by another account: it has to be changed at the first sign-in. */
export const firstTimer = {
  role: 'firstTimer',
  account: 'bopha2026',
  password: 'Baize-First-1',
  paymentPassword: '246810',
} as const

/** Each account's first money in the sandbox. */
export const openingBalances: Readonly<Record<string, string>> = {
  dara2026: '500.00',
  sokha2026: '10000.00',
  vibol2026: '250.00',
  bopha2026: '20.00',
}
