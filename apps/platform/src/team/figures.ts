import type { JournalType } from '../ledger/index.ts'
import { wire } from '../wallet/wire.ts'

/*
 * The dictionary of figures (docs/figures.md): what each word means, defined here and nowhere else. Every figure is of
 * a team: an account itself and everyone below it.
 */

/** What members are granted on account of their play. */
export const givenTypes = [
  'rebatePaid',
  'rewardPaid',
  'bonusConverted',
] as const satisfies readonly JournalType[]

/** Settled bets, added up. */
export interface PlaySum {
  readonly bets: bigint
  readonly stake: bigint
  readonly validBet: bigint
  readonly payout: bigint
}

export const noPlay: PlaySum = { bets: 0n, stake: 0n, validBet: 0n, payout: 0n }

/** Journals of one type, added up. */
export interface MoneySum {
  readonly type: string
  readonly count: number
  readonly amount: bigint
}

/** Profit and loss, from the players' side: above zero when they won. */
export const profitLossOf = ({ stake, payout }: Pick<PlaySum, 'stake' | 'payout'>): bigint => payout - stake

/** The net result: profit and loss with what was granted. */
export const netOf = (play: Pick<PlaySum, 'stake' | 'payout'>, given: bigint): bigint =>
  profitLossOf(play) + given

/** The loss of a bill: the net result from the operator's side. */
export const lossOf = (play: Pick<PlaySum, 'stake' | 'payout'>, given: bigint): bigint => -netOf(play, given)

export const addUpPlay = (rows: readonly PlaySum[]): PlaySum =>
  rows.reduce(
    (sum, row) => ({
      bets: sum.bets + row.bets,
      stake: sum.stake + row.stake,
      validBet: sum.validBet + row.validBet,
      payout: sum.payout + row.payout,
    }),
    noPlay,
  )

export const amountOf = (rows: readonly MoneySum[], ...types: readonly string[]): bigint =>
  rows.filter(({ type }) => types.includes(type)).reduce((sum, { amount }) => sum + amount, 0n)

export const countOf = (rows: readonly MoneySum[], type: string): number =>
  rows.filter((row) => row.type === type).reduce((sum, { count }) => sum + count, 0)

export const wirePlay = (play: PlaySum) => ({
  bets: Number(play.bets),
  stake: wire(play.stake),
  validBet: wire(play.validBet),
  payout: wire(play.payout),
  profitLoss: wire(profitLossOf(play)),
})

/** Every figure of a team for some days, as all reports show them. */
export function wireFigures(play: readonly PlaySum[], money: readonly MoneySum[]) {
  const sum = addUpPlay(play)
  const given = amountOf(money, ...givenTypes)
  return {
    deposits: wire(amountOf(money, 'depositCredited')),
    withdrawals: wire(amountOf(money, 'withdrawalPaid')),
    ...wirePlay(sum),
    given: wire(given),
    net: wire(netOf(sum, given)),
  }
}
