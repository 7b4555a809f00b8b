import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The figures that have a definition: those of docs/figures.md. */
const figures = [
  ...(['team', 'stake', 'validBet', 'payout', 'profitLoss', 'given', 'net', 'loss'] as const),
  ...(['active', 'deposits', 'withdrawals', 'firstDeposits', 'rebate', 'carried', 'base'] as const),
] as const
export type Figure = (typeof figures)[number]

interface Definition {
  readonly name: MessageDescriptor
  readonly meaning: MessageDescriptor
}

/** What each figure means; the same text wherever it is shown. */
export const definitions: Readonly<Record<Figure, Definition>> = {
  team: {
    name: msg({ message: 'Team', context: 'figure that is defined' }),
    meaning: msg`An account and everyone below it. All play and money figures cover the whole team.`,
  },
  stake: {
    name: msg({ message: 'Stake', context: 'figure that is defined' }),
    meaning: msg`Stakes of bets settled in the period. Void bets do not count.`,
  },
  validBet: {
    name: msg({ message: 'Valid bet', context: 'figure that is defined' }),
    meaning: msg`The part of the stakes that counts towards salaries, rebates and tiers. It depends on the game.`,
  },
  payout: {
    name: msg({ message: 'Payout', context: 'figure that is defined' }),
    meaning: msg`What settled bets paid out, including the stakes of winning bets.`,
  },
  profitLoss: {
    name: msg({ message: 'Profit and loss', context: 'figure that is defined' }),
    meaning: msg`Payout minus stake, from the players’ side. Negative when the team lost.`,
  },
  given: {
    name: msg({ message: 'Bonus cost', context: 'figure that is defined' }),
    meaning: msg`Rebates and rewards paid, and bonuses converted to cash.`,
  },
  net: {
    name: msg({ message: 'Net result', context: 'figure that is defined' }),
    meaning: msg`Profit and loss including bonus cost. A dividend counts it from the other side, as team loss.`,
  },
  loss: {
    name: msg({ message: 'Team loss', context: 'figure that is defined' }),
    meaning: msg`Stake minus payout minus bonus cost. This is the net result with the opposite sign.`,
  },
  active: {
    name: msg({ message: 'Active', context: 'figure that is defined: accounts' }),
    meaning: msg`Team accounts with at least one settled bet in the period, each counted once.`,
  },
  deposits: {
    name: msg({ message: 'Deposits', context: 'figure that is defined' }),
    meaning: msg`Deposits credited in the period.`,
  },
  withdrawals: {
    name: msg({ message: 'Withdrawals', context: 'figure that is defined' }),
    meaning: msg`Withdrawals paid out in the period.`,
  },
  firstDeposits: {
    name: msg({ message: 'First deposits', context: 'figure that is defined' }),
    meaning: msg`Team accounts whose first deposit was credited in the period.`,
  },
  rebate: {
    name: msg({ message: 'Rebates', context: 'figure that is defined' }),
    meaning: msg`Rebates paid in the period. They are part of the bonus cost.`,
  },
  carried: {
    name: msg({ message: 'Carried over', context: 'figure that is defined' }),
    meaning: msg`Team winnings from earlier periods that have not been lost since. They reduce the loss that is shared.`,
  },
  base: {
    name: msg({ message: 'Base', context: 'figure that is defined' }),
    meaning: msg`What the share is based on: the loss including carryover, or the valid bet, depending on the contract.`,
  },
}
