import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { gameTypes } from './games.ts'
import {
  amount,
  archivedBefore,
  fallbackLanguage,
  id,
  instant,
  keyset,
  keysetInfo,
  period,
  positiveAmount,
  typed,
} from './scalars.ts'

/** `cashedOut`: left before its end for what the vendor then paid. `void`: made void by the vendor, even after its end; all was taken back. */
export const betStates = ['unsettled', 'won', 'lost', 'cashedOut', 'refunded', 'void'] as const

/** What a bet was placed on. */
export const betDevices = ['phone', 'tablet', 'computer'] as const

/** What a betting record can be narrowed to; all filters apply together. */
const betFilter = {
  ...period,
  gameType: z.optional(z.enum(gameTypes)),
  vassalage: z.optional(typed(32)),
  nodeId: z.optional(id),
  state: z.optional(z.enum(betStates)),
  /** Least and most stake. */
  minAmount: z.optional(positiveAmount),
  maxAmount: z.optional(positiveAmount),
  /** The number of a bet or of its round. */
  search: z.optional(typed(64)),
}

const bet = z.object({
  id,
  placedAt: instant,
  settledAt: z.nullable(instant),
  category: z.string(),
  vendor: z.string(),
  game: z.string(),
  /** The languages of those names, where they are not the reader's. */
  vendorLanguage: fallbackLanguage,
  gameLanguage: fallbackLanguage,
  roundId: z.string(),
  stake: amount,
  /** The part of the stake that was bonus money. */
  bonusStake: amount,
  validBet: amount,
  payout: amount,
  /** Null until it is settled: an open bet is neither won nor lost. */
  winLoss: z.nullable(amount),
  state: z.enum(betStates),
  /** What it was placed on, by what the browser says of itself; null where that is unknown. */
  device: z.nullable(z.enum(betDevices)),
})

export const bets = defineCall({
  id: 'bets',
  method: 'GET',
  path: '/wps/member/bets',
  summary: 'The betting record of a period with the totals of its filter, newest first.',
  roles: ['member', 'agent'],
  query: z.strictObject({ ...keyset, ...betFilter }),
  value: z.object({
    rows: z.array(bet),
    /** Of the whole filter, not of the page. */
    totals: z.object({
      bets: z.int(),
      stake: amount,
      bonusStake: amount,
      validBet: amount,
      payout: amount,
      /** Of the bets that are settled. */
      winLoss: amount,
      /** The stakes of those that are not. */
      atRisk: amount,
    }),
    archivedBefore,
    page: keysetInfo,
  }),
})

export const transactionTypes = [
  'deposit',
  'withdrawalHold',
  'withdrawalPaid',
  'withdrawalReleased',
  'bet',
  'win',
  'rollback',
  'void',
  'transferIn',
  'transferOut',
  'walletTransfer',
  'opening',
  'correction',
  'bonus',
  'rebate',
  'reward',
  'points',
  'contract',
] as const

const transactionFilter = {
  ...period,
  type: z.optional(z.enum(transactionTypes)),
  direction: z.optional(z.enum(['in', 'out'])),
  /** Least and most, whichever way it went. */
  minAmount: z.optional(positiveAmount),
  maxAmount: z.optional(positiveAmount),
  /** The number of a transaction, or of the deposit, withdrawal, bet or transfer behind it. */
  search: z.optional(typed(80)),
}

export const transactions = defineCall({
  id: 'transactions',
  method: 'GET',
  path: '/wps/member/transactions',
  summary:
    'Every movement of the spendable balance in a period, with opening and closing balance, newest first.',
  roles: ['member', 'agent'],
  query: z.strictObject({ ...keyset, ...transactionFilter }),
  value: z.object({
    rows: z.array(
      z.object({
        id,
        at: instant,
        type: z.enum(transactionTypes),
        direction: z.enum(['in', 'out']),
        /** Signed: what the balance changed by. */
        amount,
        opening: amount,
        closing: amount,
        currency: z.string(),
        /** What it was about: the game, the method, the bank account, the other account; null where it has no name. */
        subject: z.nullable(z.string()),
        subjectLanguage: fallbackLanguage,
        /** The number of the deposit, withdrawal, bet or transfer behind it. */
        reference: z.string(),
        /** `reversed`: a later transaction took it back. */
        status: z.enum(['done', 'reversed']),
        remark: z.nullable(z.string()),
      }),
    ),
    /** Of the whole filter, not of the page. `opening + credited - debited = closing` when nothing is left out. */
    totals: z.object({
      count: z.int(),
      credited: amount,
      debited: amount,
      net: amount,
      opening: amount,
      closing: amount,
    }),
    page: keysetInfo,
  }),
})

/** What a draw decided: a round of the player's own seed, the end of a flight, a lottery's draw, a match. */
export const drawKinds = ['round', 'flight', 'draw', 'match'] as const

export const betDetail = defineCall({
  id: 'betDetail',
  method: 'GET',
  path: '/wps/member/bets/{id}',
  summary:
    'One bet and what it is made of: the bets of its round, what it moved, and what its draws can be checked by. An agent opens bets of the team, too.',
  roles: ['member', 'agent'],
  params: z.strictObject({ id }),
  value: z.object({
    bet,
    /** The vendor's own number of the bet. */
    transactionNumber: z.string(),
    /** What was bet on, as the vendor said; none where it said nothing, or where the bet is archived. */
    parts: z.array(
      z.object({
        event: z.string(),
        selection: z.string(),
        /** The language of both, where it is not the reader's. */
        language: fallbackLanguage,
        odds: z.nullable(z.string()),
        /** How it ended; null before. */
        result: z.nullable(z.string()),
        resultLanguage: fallbackLanguage,
      }),
    ),
    round: z.object({
      state: z.enum(['open', 'settled', 'rolledBack']),
      /** What the account bet in this round, in the order in which it was placed: this bet, and others where there are. */
      bets: z.array(
        z.object({ id, placedAt: instant, stake: amount, payout: amount, state: z.enum(betStates) }),
      ),
    }),
    /** Everything that the bet moved, oldest first; a lost bet moved its stake only. */
    movements: z.array(
      z.object({
        /** As the transaction record numbers it. */
        id,
        at: instant,
        type: z.enum(transactionTypes),
        /** Cash, bonus money, or the wallet that the vendor keeps. */
        purse: z.enum(['cash', 'bonus', 'vendor']),
        /** Signed: the change of the wallet. */
        amount,
      }),
    ),
    /**
     * What the bet was decided by, where the game can be checked; none for others. Words of 32 bits are the bytes of
     * HMAC-SHA256(serverSeed, `clientSeed:nonce:block`), block 0, 1, 2 …
     */
    draws: z.array(
      z.object({
        kind: z.enum(drawKinds),
        /** SHA-256, hex, of the server's seed: what was shown before. */
        serverSeedHash: z.string(),
        /** Null until the player takes a new seed, or until the draw or match is over. */
        serverSeed: z.nullable(z.string()),
        clientSeed: z.string(),
        nonce: z.int(),
        /** What was drawn, in the words of the game; null before it is over. */
        result: z.nullable(z.string()),
      }),
    ),
  }),
})

/** The result of a period. `winLoss` is payout less stake of settled bets; `netDeposits` deposits less withdrawals. */
const result = {
  bets: z.int(),
  stake: amount,
  validBet: amount,
  payout: amount,
  rebate: amount,
  bonus: amount,
  winLoss: amount,
  deposits: amount,
  withdrawals: amount,
  netDeposits: amount,
}

export const profitLoss = defineCall({
  id: 'profitLoss',
  method: 'GET',
  path: '/wps/member/profitLoss',
  summary:
    'Personal profit and loss of a period, by day and by category. Bets count on the day they are settled.',
  roles: ['member', 'agent'],
  query: z.strictObject({ ...period, gameType: z.optional(z.enum(gameTypes)) }),
  value: z.object({
    from: z.string(),
    to: z.string(),
    asOf: instant,
    /** Days with any figure, newest first. With a `gameType`, play of that category only; money is not of a category. */
    days: z.array(z.object({ day: z.string(), ...result })),
    categories: z.array(
      z.object({
        category: z.string(),
        bets: z.int(),
        stake: amount,
        validBet: amount,
        payout: amount,
        winLoss: amount,
      }),
    ),
    totals: z.object(result),
  }),
})

export const recordsCalls = { bets, betDetail, transactions, profitLoss } as const
