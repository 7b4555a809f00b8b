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

/** What each figure means; the same words wherever it is shown. */
export const definitions: Readonly<Record<Figure, Definition>> = {
  team: {
    name: msg({ message: 'Team', context: 'figure that is defined' }),
    meaning: msg`An account itself and everyone below it. Every figure of play and money counts the whole team.`,
  },
  stake: {
    name: msg({ message: 'Stake', context: 'figure that is defined' }),
    meaning: msg`What was staked on bets that were settled in the period. Void bets do not count.`,
  },
  validBet: {
    name: msg({ message: 'Valid bet', context: 'figure that is defined' }),
    meaning: msg`The part of the stakes that counts for salaries, rebates and tiers, as each game says.`,
  },
  payout: {
    name: msg({ message: 'Payout', context: 'figure that is defined' }),
    meaning: msg`What settled bets paid back, the stakes of won bets among it.`,
  },
  profitLoss: {
    name: msg({ message: 'Profit and loss', context: 'figure that is defined' }),
    meaning: msg`Payout less stake, from the side of the players: below zero when the team lost.`,
  },
  given: {
    name: msg({ message: 'Given', context: 'figure that is defined' }),
    meaning: msg`Rebates and rewards that were paid, and bonuses that became cash.`,
  },
  net: {
    name: msg({ message: 'Net result', context: 'figure that is defined' }),
    meaning: msg`Profit and loss with what was given. A dividend counts it from the other side, as the loss of the team.`,
  },
  loss: {
    name: msg({ message: 'Loss of the team', context: 'figure that is defined' }),
    meaning: msg`Stake less payout, less what was given: the net result with the other sign.`,
  },
  active: {
    name: msg({ message: 'Active', context: 'figure that is defined: accounts' }),
    meaning: msg`Accounts of the team with at least one settled bet in the period, each counted once.`,
  },
  deposits: {
    name: msg({ message: 'Deposits', context: 'figure that is defined' }),
    meaning: msg`Deposits that were credited in the period.`,
  },
  withdrawals: {
    name: msg({ message: 'Withdrawals', context: 'figure that is defined' }),
    meaning: msg`Withdrawals that were paid out in the period.`,
  },
  firstDeposits: {
    name: msg({ message: 'First deposits', context: 'figure that is defined' }),
    meaning: msg`Accounts of the team whose first deposit ever was credited in the period.`,
  },
  rebate: {
    name: msg({ message: 'Rebates', context: 'figure that is defined' }),
    meaning: msg`Rebates that were paid in the period. They are a part of what was given.`,
  },
  carried: {
    name: msg({ message: 'Carried', context: 'figure that is defined' }),
    meaning: msg`What the team won in earlier periods and has not lost again since. It lessens the loss that is shared.`,
  },
  base: {
    name: msg({ message: 'Base', context: 'figure that is defined' }),
    meaning: msg`What the share is taken of: the loss with what was carried, or the valid bet, as the contract says.`,
  },
}
