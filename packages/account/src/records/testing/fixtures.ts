import type { ValueOf } from '@baize/api'
import type { betDetail, bets, transactions } from '@baize/api/calls'

type Bets = ValueOf<typeof bets>
type Bet = Bets['rows'][number]
type Transactions = ValueOf<typeof transactions>
type Transaction = Transactions['rows'][number]

const bet = (change: Partial<Bet>): Bet => ({
  id: 'bet_1',
  placedAt: '2026-11-21T03:00:00Z',
  settledAt: '2026-11-21T03:00:02Z',
  category: 'RNG',
  vendor: 'Sandbox Games',
  game: 'Green Cloth',
  roundId: 'rnd_1',
  stake: '4000.00',
  bonusStake: '0.00',
  validBet: '4000.00',
  payout: '0.00',
  winLoss: '-4000.00',
  state: 'lost',
  device: 'phone',
  ...change,
})

const nothing = '0.00'

/** A page of bets in every state, with the totals of its period. */
export const someBets: Bets = {
  rows: [
    bet({ id: 'bet_1' }),
    bet({ id: 'bet_2', payout: '12000.50', winLoss: '8000.50', state: 'won', category: 'LIVE' }),
    bet({ id: 'bet_3', validBet: nothing, winLoss: null, state: 'unsettled', settledAt: null }),
    bet({ id: 'bet_4', validBet: nothing, payout: '4000.00', winLoss: nothing, state: 'refunded' }),
    bet({ id: 'bet_5', payout: '2500.00', winLoss: '-1500.00', state: 'cashedOut' }),
    bet({ id: 'bet_6', validBet: nothing, winLoss: nothing, state: 'void' }),
  ],
  totals: {
    bets: 57,
    stake: '228000.00',
    bonusStake: '0.00',
    validBet: '220000.00',
    payout: '190000.50',
    winLoss: '-33999.50',
    atRisk: '4000.00',
  },
  page: { next: 'bet_21' },
}

/** A bet that won, with its draw: the seed has these digests. */
export const someBetDetail: ValueOf<typeof betDetail> = {
  bet: bet({ id: 'bet_2', payout: '12000.50', winLoss: '8000.50', state: 'won' }),
  transactionNumber: 'bet-2',
  parts: [
    {
      ...{ event: 'Angkor Lions – Takeo Silk', selection: 'Home win: Angkor Lions' },
      ...{ odds: '1.84', result: 'Home win' },
    },
    { event: 'Kep Crabs – Mekong Rapids', selection: 'Draw', odds: '3.10', result: null },
  ],
  round: {
    state: 'settled',
    bets: [
      { id: 'bet_2', placedAt: '2026-11-21T03:00:00Z', stake: '4000.00', payout: '12000.50', state: 'won' },
    ],
  },
  movements: [
    { id: 'trx-1', at: '2026-11-21T03:00:00Z', type: 'bet', purse: 'cash', amount: '-4000.00' },
    { id: 'trx-2', at: '2026-11-21T03:00:02Z', type: 'win', purse: 'cash', amount: '12000.50' },
  ],
  draws: [
    {
      kind: 'round',
      serverSeed: 'the-seed-of-the-house',
      serverSeedHash: 'f376cf3c03a597c4f3a20ad58bfb2ca496999ac3dd11dfd973b80d5bb63dffc8',
      clientSeed: 'my-own',
      nonce: 41,
      result: 'ruby ruby ruby coin naga star shell fish coin',
    },
  ],
}

export const noBets: Bets = {
  rows: [],
  totals: {
    bets: 0,
    stake: nothing,
    bonusStake: nothing,
    validBet: nothing,
    payout: nothing,
    winLoss: nothing,
    atRisk: nothing,
  },
  page: { next: null },
}

const vast = {
  stake: '99999999999999.99',
  bonusStake: '99999999999999.99',
  validBet: '99999999999999.99',
  payout: nothing,
  winLoss: '-99999999999999.99',
}

/** Names and amounts as long as they may come. */
export const longBets: Bets = {
  rows: [
    bet({
      id: 'bet_0123456789abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMN',
      game: 'The Emperor of the Nine Rivers and the Golden Carp of Good Fortune: Deluxe Edition',
      vendor: 'A vendor with a rather long registered company name',
      category: 'ACATEGORYTHATNOBODYKNOWS',
      ...vast,
    }),
  ],
  totals: { bets: 1, ...vast, atRisk: nothing },
  page: { next: null },
}

const movements: readonly [Transaction['type'], string, string, string][] = [
  ['withdrawalReleased', '80000.00', '36000.50', '116000.50'],
  ['withdrawalHold', '-80000.00', '116000.50', '36000.50'],
  ['rollback', '4000.00', '112000.50', '116000.50'],
  ['win', '12000.50', '100000.00', '112000.50'],
  ['bet', '-4000.00', '104000.00', '100000.00'],
  ['transferIn', '64000.00', '40000.00', '104000.00'],
  ['deposit', '40000.00', '0.00', '40000.00'],
]

const subjectOf = (type: Transaction['type']): string | null => {
  if (type === 'deposit') return 'Bank transfer'
  if (type === 'transferIn') return 'sokha2026'
  return type === 'withdrawalHold' || type === 'withdrawalReleased'
    ? 'Mekong Sandbox Bank •••• 4321'
    : 'Emerald Reels'
}

/** A page of transactions, newest first, each beginning where the one below it ended. */
export const someTransactions: Transactions = {
  rows: movements.map(([type, amount, opening, closing], index) => ({
    id: `trx_${index}`,
    at: `2026-11-21T03:0${movements.length - index}:00Z`,
    type,
    direction: amount.startsWith('-') ? ('out' as const) : ('in' as const),
    amount,
    opening,
    closing,
    currency: 'KHR',
    subject: subjectOf(type),
    reference: `ref_${index}`,
    status: 'done' as const,
    remark: null,
  })),
  totals: {
    count: 45,
    credited: '200000.50',
    debited: '84000.00',
    net: '116000.50',
    opening: '0.00',
    closing: '116000.50',
  },
  page: { next: '26' },
}

export const noTransactions: Transactions = {
  rows: [],
  totals: { count: 0, credited: nothing, debited: nothing, net: nothing, opening: nothing, closing: nothing },
  page: { next: null },
}
