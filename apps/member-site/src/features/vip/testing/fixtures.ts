import type { ValueOf } from '@baize/api'
import type { bonuses, profitLoss, vip } from '@baize/api/calls'
import type { Answers } from '@baize/site/testing'

const names = ['Jade', 'Silver', 'Gold', 'Emerald', 'Diamond']

/** A ladder of five, with the account on the second step. */
export const ladder: ValueOf<typeof vip> = {
  vipLabelName: 'Silver',
  vipRankLevel: 2,
  month: '2026-11',
  gmtOffsetMinutes: 420,
  progress: '3200.00',
  keepTarget: '500.00',
  upgradeTarget: '5000.00',
  endsAt: '2026-11-30T17:00:00Z',
  levels: names.map((vipLabelName, index) => ({
    vipRankLevel: index + 1,
    vipLabelName,
    upgrade: ['0.00', '1000.00', '5000.00', '25000.00', '100000.00'][index] ?? '0.00',
    keep: ['0.00', '500.00', '2500.00', '12500.00', '50000.00'][index] ?? '0.00',
    gift: ['0.00', '5.00', '20.00', '100.00', '500.00'][index] ?? '0.00',
  })),
  history: [
    { at: '2026-11-04T09:00:00Z', from: 1, to: 2, month: '2026-11', validBet: '1000.00' },
    { at: '2026-10-31T17:00:00Z', from: 2, to: 1, month: '2026-10', validBet: '120.00' },
  ],
}

type Grant = ValueOf<typeof bonuses>['rows'][number]

export function grant(differing: Partial<Grant> = {}): Grant {
  return {
    id: 'bns_1',
    definitionId: 'first-deposit',
    name: 'First deposit bonus',
    trigger: 'deposit',
    state: 'offered',
    amount: '20.00',
    multiplier: 8,
    required: '160.00',
    progress: '0.00',
    converted: null,
    offeredAt: '2026-11-21T01:00:00Z',
    offerEndsAt: '2026-11-28T01:00:00Z',
    claimedAt: null,
    wageringEndsAt: null,
    endedAt: null,
    ...differing,
  }
}

export const listOf = (rows: Grant[]): ValueOf<typeof bonuses> => ({
  rows,
  page: { next: null },
  rules: { stakeOrder: ['cash', 'bonus'], mostAtOnce: 1, multiplierCap: null, contribution: [] },
})

type Month = ValueOf<typeof profitLoss>

/** The sums of the month so far, by category. */
export function monthOf(categories: Month['categories']): Month {
  return {
    from: '2026-11-01',
    to: '2026-11-21',
    asOf: '2026-11-21T03:00:00Z',
    days: [],
    categories,
    totals: {
      bets: 120,
      stake: '3200.00',
      validBet: '3200.00',
      payout: '3010.00',
      rebate: '0.00',
      bonus: '0.00',
      winLoss: '-190.00',
      deposits: '0.00',
      withdrawals: '0.00',
      netDeposits: '0.00',
    },
  }
}

const play = { stake: '2800.00', payout: '2710.00', winLoss: '-90.00' }

export const vipAnswers: Answers = {
  vip: ladder,
  bonuses: listOf([grant()]),
  profitLoss: monthOf([
    { category: 'RNG', bets: 100, validBet: '2800.00', ...play },
    { category: 'LIVE', bets: 20, validBet: '400.00', ...play },
  ]),
}
