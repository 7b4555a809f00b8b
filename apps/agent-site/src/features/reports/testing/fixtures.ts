import type { ValueOf } from '@baize/api'
import type {
  betDetail,
  downlineTransactions,
  gameVendors,
  searchGames,
  teamBets,
  teamProfitLoss,
  teamReport,
} from '@baize/api/calls'
import type { TeamBet } from '../betColumns.tsx'

const asOf = '2026-11-21T03:04:05Z'

/** A bet of the team, for stories and tests. */
export function sampleBet(place: number, over: Partial<TeamBet> = {}): TeamBet {
  return {
    id: `bet_${place}`,
    account: place % 3 === 0 ? 'vibol2026' : 'newcomer01',
    level: (place % 3) + 1,
    placedAt: '2026-11-20T12:30:00Z',
    settledAt: '2026-11-20T12:30:09Z',
    category: 'RNG',
    vendor: 'Baize Games',
    game: 'Golden Naga',
    roundId: `round_${place}`,
    stake: '20.00',
    validBet: '20.00',
    payout: place % 2 === 0 ? '35.50' : '0.00',
    winLoss: place % 2 === 0 ? '15.50' : '-20.00',
    state: place % 2 === 0 ? 'won' : 'lost',
    ...over,
  }
}

/** A bet of the team as it is opened: staked from a wallet that its vendor keeps, and not to be checked by a seed. */
export const oneBetDetail: ValueOf<typeof betDetail> = {
  bet: { ...sampleBet(4), bonusStake: '0.00', device: null },
  transactionNumber: 'vendor-4',
  parts: [],
  round: {
    state: 'settled',
    bets: [{ id: 'bet_4', placedAt: '2026-11-20T12:30:00Z', stake: '20.00', payout: '35.50', state: 'won' }],
  },
  movements: [
    { id: 'trx-1', at: '2026-11-20T12:30:00Z', type: 'bet', purse: 'vendor', amount: '-20.00' },
    { id: 'trx-2', at: '2026-11-20T12:30:09Z', type: 'win', purse: 'vendor', amount: '35.50' },
  ],
  draws: [],
}

const play = { bets: 250, stake: '5000.00', validBet: '5000.00', payout: '4437.50', profitLoss: '-562.50' }

/** A page of bets: a hundred from `first` on. */
export function betsPage(first: number, next: string | null): ValueOf<typeof teamBets> {
  const rows = Array.from({ length: next ? 100 : 50 }, (_, place) => sampleBet(first + place))
  return { asOf, rows, totals: play, page: { next } }
}

export const noBets: ValueOf<typeof teamBets> = {
  asOf,
  rows: [],
  totals: { bets: 0, stake: '0.00', validBet: '0.00', payout: '0.00', profitLoss: '0.00' },
  page: { next: null },
}

export const someResults: ValueOf<typeof teamProfitLoss> = {
  asOf,
  count: 230,
  itself: {
    memberId: 'mbr_self',
    account: 'dara_agent',
    isAgent: true,
    level: 0,
    deposits: '0.00',
    withdrawals: '0.00',
    given: '0.00',
    net: '12.50',
    bets: 8,
    stake: '170.00',
    validBet: '170.00',
    payout: '182.50',
    profitLoss: '12.50',
  },
  rows: [
    {
      memberId: 'mbr_a',
      account: 'chanthou_team',
      isAgent: true,
      level: 1,
      deposits: '12000.00',
      withdrawals: '4100.00',
      given: '210.00',
      net: '-352.50',
      ...play,
    },
    {
      memberId: 'mbr_b',
      account: 'an-account-with-a-name-that-is-long',
      isAgent: false,
      level: 1,
      deposits: '99999999999999.99',
      withdrawals: '0.00',
      given: '0.00',
      net: '-1.00',
      bets: 1,
      stake: '1.00',
      validBet: '1.00',
      payout: '0.00',
      profitLoss: '-1.00',
    },
  ],
  trail: [],
  totals: {
    deposits: '100000000011999.99',
    withdrawals: '4100.00',
    given: '210.00',
    net: '-341.00',
    bets: 259,
    stake: '5171.00',
    validBet: '5171.00',
    payout: '4620.00',
    profitLoss: '-551.00',
  },
  page: { next: null },
}

const day = (name: string, stake: string, profitLoss: string) => ({
  day: name,
  deposits: '800.00',
  depositCount: 7,
  withdrawals: '120.00',
  withdrawalCount: 2,
  firstDeposits: 1,
  activeAccounts: 12,
  bonus: '15.00',
  rebate: '4.20',
  bets: 80,
  stake,
  validBet: stake,
  payout: '700.00',
  profitLoss,
  given: '19.20',
  net: profitLoss,
})

export const someDays: ValueOf<typeof teamReport> = {
  asOf,
  rows: [
    day('2026-11-20', '940.00', '-240.00'),
    day('2026-11-19', '610.00', '90.00'),
    day('2026-11-18', '820.00', '-120.00'),
  ],
  totals: {
    ...{ deposits: '2400.00', withdrawals: '360.00', bonus: '45.00', rebate: '12.60' },
    ...{ given: '57.60', net: '-504.90', ...play },
  },
}

export const someMovements: ValueOf<typeof downlineTransactions> = {
  asOf,
  rows: [
    {
      id: 'jrn_1',
      at: '2026-11-20T12:30:00Z',
      account: 'vibol2026',
      level: 1,
      type: 'depositCredited',
      ...{ amount: '80.00', direction: 'in', opening: '170.00', closing: '250.00' },
      ...{ counterparty: null, remark: null },
      reference: 'dep_1',
    },
    {
      id: 'jrn_2',
      at: '2026-11-20T11:30:00Z',
      account: 'newcomer01',
      level: 2,
      type: 'transferSent',
      ...{ amount: '25.00', direction: 'out', opening: '40.00', closing: '15.00' },
      ...{ counterparty: 'vibol2026', remark: 'Rent of the table' },
      reference: 'trf_1',
    },
  ],
  totals: [
    { type: 'depositCredited', count: 1, amount: '80.00' },
    { type: 'transferSent', count: 1, amount: '25.00' },
  ],
  page: { next: null },
}

/** The vendors that bets can be narrowed to. */
export const someVendors: ValueOf<typeof gameVendors> = {
  lanes: [
    {
      ...{ title: 'RNG', gameClassify: 'RNG' },
      cards: [
        {
          ...{ vassalage: 'BAIZE', displayName: 'Baize Games', gameType: 'RNG', isGame: 'VASSALAGE' },
          ...{ lagerIcon: '', smallIcon: '', nodeId: '', route: '', games: 12, underMaintenance: false },
        },
      ],
    },
  ],
  prizeMode: 'LOTT',
}

/** Games that a search finds. */
export const someGames: ValueOf<typeof searchGames> = {
  games: [
    {
      ...{ nodeId: '1001', gameId: 'BAIZE_naga', vassalage: 'BAIZE', vendorName: 'Baize Games' },
      ...{
        gameType: 'RNG',
        gameCode: 'naga',
        isHot: 0,
        displayName: 'Golden Naga',
        iconUrl: '',
        isGame: 'GAME',
      },
      ...{ route: '', underMaintenance: false },
    },
  ],
  categories: [{ gameType: 'RNG', games: 1 }],
  page: { pageNo: 1, pageSize: 20, total: 1 },
}
