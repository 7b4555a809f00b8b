import { someBets, someTransactions } from '@baize/account/testing'
import type { ValueOf } from '@baize/api'
import type { publicState } from '@baize/api/calls'
import { type Answers, defaultAnswers } from '@baize/site/testing'

/** A brand without invitations of friends. */
export const noInvitations: Answers = {
  publicState: {
    ...(defaultAnswers.publicState as ValueOf<typeof publicState>),
    availablePromo: { REFERRAL: { enabled: false } },
  },
}

const number = '01997e2c-5f60-7d1b-9a1e-4c2f8f0b'

/** Records as the platform has them: with numbers of full length, and a game that has a long name. */
export const recordAnswers: Answers = {
  bets: {
    ...someBets,
    rows: someBets.rows.map((bet, index) => ({
      ...bet,
      id: `${number}${1000 + index}`,
      game: index === 0 ? 'Dragon Tiger of the Mekong' : bet.game,
    })),
  },
  transactions: {
    ...someTransactions,
    rows: someTransactions.rows.map((row, index) => ({ ...row, id: `${number}${2000 + index}` })),
  },
}
