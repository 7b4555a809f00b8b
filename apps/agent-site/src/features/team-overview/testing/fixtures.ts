import type { Comparison, Overview } from '../overview.ts'

/** A team on an ordinary day, for stories and tests. */
export const sampleOverview: Overview = {
  asOf: '2026-11-21T03:04:05Z',
  from: '2026-11-21',
  to: '2026-11-21',
  teamBalance: '182450.75',
  members: 128,
  agents: 9,
  newAccounts: 4,
  firstDeposits: 3,
  activeAccounts: 57,
  online: 21,
  idle3: 34,
  idle7: 18,
  deposits: '24100.00',
  withdrawals: '8320.50',
  stake: '96410.00',
  validBet: '95900.00',
  payout: '91276.20',
  profitLoss: '-5133.80',
  rebate: '412.30',
  given: '912.30',
  net: '-4221.50',
  categories: [
    {
      gameType: 'RNG',
      bets: 3210,
      stake: '61200.00',
      validBet: '61200.00',
      payout: '57110.20',
      profitLoss: '-4089.80',
      rebate: '306.00',
    },
    {
      gameType: 'LIVE',
      bets: 412,
      stake: '30100.00',
      validBet: '29590.00',
      payout: '30656.00',
      profitLoss: '556.00',
      rebate: '88.77',
    },
    {
      gameType: 'LOTT',
      bets: 96,
      stake: '5110.00',
      validBet: '5110.00',
      payout: '3510.00',
      profitLoss: '-1600.00',
      rebate: '17.53',
    },
  ],
}

/** A team without members yet. */
export const emptyOverview: Overview = {
  ...sampleOverview,
  teamBalance: '0.00',
  members: 0,
  agents: 0,
  newAccounts: 0,
  firstDeposits: 0,
  activeAccounts: 0,
  online: 0,
  idle3: 0,
  idle7: 0,
  deposits: '0.00',
  withdrawals: '0.00',
  stake: '0.00',
  validBet: '0.00',
  payout: '0.00',
  profitLoss: '0.00',
  rebate: '0.00',
  given: '0.00',
  net: '0.00',
  categories: [],
}

/** The same team, the day before until the same hour. */
export const earlierOverview: Comparison = {
  from: '2026-11-20',
  to: '2026-11-20',
  until: '2026-11-20T03:00:00Z',
  newAccounts: 2,
  firstDeposits: 3,
  activeAccounts: 61,
  deposits: '20100.00',
  withdrawals: '9410.00',
  stake: '80200.00',
  validBet: '80000.00',
  payout: '77100.00',
  profitLoss: '-3100.00',
  rebate: '300.00',
  given: '700.00',
  net: '-2400.00',
}

/** Figures as long as the ledger can store them. */
export const vastOverview: Overview = {
  ...sampleOverview,
  teamBalance: '99999999999999.99',
  members: 1_204_377,
  deposits: '88888888888888.88',
  withdrawals: '77777777777777.77',
  stake: '66666666666666.66',
  profitLoss: '-55555555555555.55',
}
