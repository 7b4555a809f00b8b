import type { StatementValue } from '../StatementSheet.tsx'

/** A month of an agent that is paid and pays on, for stories and tests. */
export const sampleStatement: StatementValue = {
  ...{ account: 'chanthou_team', nickname: 'ចាន់ធូ', month: '2026-10', from: '2026-10-01', to: '2026-10-31' },
  asOf: '2026-11-21T03:05:06Z',
  ...{ opening: '1200.00', in: '2640.25', out: '1890.50', closing: '1949.75' },
  movements: [
    { type: 'deposit', count: 3, in: '900.00', out: '0.00' },
    { type: 'bet', count: 41, in: '0.00', out: '1390.50' },
    { type: 'win', count: 17, in: '1240.25', out: '0.00' },
    { type: 'transferIn', count: 1, in: '250.00', out: '0.00' },
    { type: 'transferOut', count: 2, in: '0.00', out: '300.00' },
    { type: 'contract', count: 9, in: '250.00', out: '200.00' },
  ],
  bills: [
    { side: 'received', kind: 'dividend', count: 1, amount: '250.00', paid: '250.00' },
    { side: 'paid', kind: 'dailySalary', count: 8, amount: '310.00', paid: '200.00' },
  ],
}
