import type { ProfitResult } from '../ProfitFigures.tsx'

const nothing = '0.00'

const day = (date: string, stake: string, payout: string, winLoss: string): ProfitResult['days'][number] => ({
  ...{ day: date, bets: 12, stake, validBet: stake, payout, winLoss },
  ...{
    rebate: '400.00',
    bonus: nothing,
    deposits: '40000.00',
    withdrawals: nothing,
    netDeposits: '40000.00',
  },
})

/** Three days, of which one was lucky. */
export const someResult: ProfitResult = {
  from: '2026-11-15',
  to: '2026-11-21',
  asOf: '2026-11-21T03:00:00Z',
  days: [
    day('2026-11-21', '48000.00', '40000.00', '-8000.00'),
    day('2026-11-20', '20000.00', '64000.00', '44000.00'),
    day('2026-11-18', '12000.00', nothing, '-12000.00'),
  ],
  categories: [
    {
      category: 'RNG',
      bets: 20,
      ...{ stake: '60000.00', validBet: '60000.00', payout: '84000.00', winLoss: '24000.00' },
    },
    {
      category: 'LIVE',
      bets: 16,
      ...{ stake: '20000.00', validBet: '20000.00', payout: '20000.00', winLoss: nothing },
    },
  ],
  totals: {
    ...{ bets: 36, stake: '80000.00', validBet: '80000.00', payout: '104000.00', winLoss: '24000.00' },
    ...{
      rebate: '1200.00',
      bonus: nothing,
      deposits: '120000.00',
      withdrawals: nothing,
      netDeposits: '120000.00',
    },
  },
}

/** A period in which nothing happened. */
export const noResult: ProfitResult = {
  ...someResult,
  days: [],
  categories: [],
  totals: {
    ...{ bets: 0, stake: nothing, validBet: nothing, payout: nothing, winLoss: nothing },
    ...{ rebate: nothing, bonus: nothing, deposits: nothing, withdrawals: nothing, netDeposits: nothing },
  },
}

const vast = '-99999999999999.99'

/** Amounts as long as they may come. */
export const vastResult: ProfitResult = {
  ...someResult,
  days: [day('2026-11-21', '99999999999999.99', nothing, vast)],
  totals: { ...someResult.totals, winLoss: vast, deposits: '99999999999999.99' },
}
