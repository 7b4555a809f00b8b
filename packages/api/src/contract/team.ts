import * as z from 'zod/mini'
import { accountSorts, givenRates } from './agent.ts'
import { bill, billSorts } from './bills.ts'
import { defineCall } from './call.ts'
import { contractKinds } from './contracts.ts'
import { gameTypes } from './games.ts'
import { betStates } from './records.ts'
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
  sortOrder,
  typed,
} from './scalars.ts'

/** Money that was received, sent and granted in a period, and the result with the grants. */
const moved = { deposits: amount, withdrawals: amount, given: amount, net: amount }

const play = { bets: z.int(), stake: amount, validBet: amount, payout: amount, profitLoss: amount }

export const openAccount = defineCall({
  id: 'openAccount',
  method: 'POST',
  path: '/wps/agent/accounts',
  summary:
    'Opens an account directly below the agent; its first password has to be changed at the first sign-in.',
  roles: ['agent'],
  encrypted: true,
  idempotent: true,
  body: z.strictObject({
    accountType: z.enum(['member', 'agent']),
    username: typed(64),
    /** The first one, passed on by the agent. */
    password: typed(256),
    nickname: z.optional(typed(40)),
    /** Per cents by kind of contract: each is offered to the new account. */
    rates: z._default(givenRates, {}),
  }),
  value: z.object({ id, account: z.string(), accountType: z.enum(['member', 'agent']), joinedAt: instant }),
  errors: ['decryptionFailed', 'replayedRequest', 'usernameTaken', 'rateTooHigh', 'notEligible'],
})

/** What the days of a team can be sorted by. */
export const daySorts = [
  ...(['day', 'deposits', 'depositCount', 'withdrawals', 'withdrawalCount', 'firstDeposits'] as const),
  ...(['activeAccounts', 'bets', 'stake', 'validBet', 'payout', 'bonus', 'rebate', 'given'] as const),
  ...(['profitLoss', 'net'] as const),
] as const

const teamReport = defineCall({
  id: 'teamReport',
  method: 'GET',
  path: '/wps/agent/team/report',
  summary: 'The team by day: money in and out, play, what was given, result.',
  roles: ['agent'],
  query: z.strictObject({
    ...period,
    account: z.optional(typed(64)),
    /** Newest day first when left out. */
    sort: z.optional(z.enum(daySorts)),
    ...sortOrder,
  }),
  value: z.object({
    asOf: instant,
    rows: z.array(
      z.object({
        day: z.string(),
        depositCount: z.int(),
        withdrawalCount: z.int(),
        firstDeposits: z.int(),
        activeAccounts: z.int(),
        bonus: amount,
        rebate: amount,
        ...moved,
        ...play,
      }),
    ),
    totals: z.object({ bonus: amount, rebate: amount, ...moved, ...play }),
  }),
})

const accountResult = z.object({
  memberId: id,
  account: z.string(),
  isAgent: z.boolean(),
  level: z.int(),
  ...moved,
  ...play,
})

const teamProfitLoss = defineCall({
  id: 'teamProfitLoss',
  method: 'GET',
  path: '/wps/agent/team/profitLoss',
  summary:
    'Profit and loss by account: the agent itself, or an account of its team, and its direct downlines, each with its team.',
  roles: ['agent'],
  query: z.strictObject({
    ...keyset,
    ...period,
    /** Whose downlines; the agent's own when left out. */
    parentId: z.optional(id),
    /** One account of the team by its name, instead of downlines. */
    account: z.optional(typed(64)),
    /** Newest first when left out. */
    sort: z.optional(z.enum(accountSorts)),
    ...sortOrder,
  }),
  value: z.object({
    asOf: instant,
    /** What the head of the branch did itself, without everyone below it; null where one account is requested. */
    itself: z.nullable(accountResult),
    rows: z.array(accountResult),
    /** Accounts on all pages, without the head of the branch. */
    count: z.int(),
    /** Down to the account whose downlines are shown; empty at the top. */
    trail: z.array(z.object({ id, account: z.string() })),
    /** Of the account whose downlines are shown, and everyone below it. */
    totals: z.object({ ...moved, ...play }),
    page: keysetInfo,
  }),
})

/** What bets of a team can be sorted by. */
export const betSorts = [
  ...(['account', 'level', 'settledAt', 'placedAt', 'category', 'vendor', 'game'] as const),
  ...(['stake', 'validBet', 'payout', 'winLoss', 'state', 'id'] as const),
] as const

export const teamBets = defineCall({
  id: 'teamBets',
  method: 'GET',
  path: '/wps/agent/team/bets',
  summary:
    'Bets of the team, newest first: those settled in a period, with its totals, or those that are open now.',
  roles: ['agent'],
  query: z.strictObject({
    ...keyset,
    ...period,
    account: z.optional(typed(64)),
    gameType: z.optional(z.enum(gameTypes)),
    /** Depth below the agent; 1 for direct downlines. */
    level: z.optional(typed(3)),
    /** Settled ones when left out; `unsettled` are those that are open now, whatever the period. */
    state: z.optional(z.enum(betStates)),
    vassalage: z.optional(typed(32)),
    nodeId: z.optional(id),
    /** The number of a bet or of its round, of any day and in any state. */
    search: z.optional(typed(64)),
    /** Newest first when left out. */
    sort: z.optional(z.enum(betSorts)),
    ...sortOrder,
  }),
  value: z.object({
    asOf: instant,
    rows: z.array(
      z.object({
        id,
        account: z.string(),
        level: z.int(),
        placedAt: instant,
        /** Null while it is open. */
        settledAt: z.nullable(instant),
        category: z.string(),
        vendor: z.string(),
        game: z.string(),
        /** The languages of those names, where they are not the reader's. */
        vendorLanguage: fallbackLanguage,
        gameLanguage: fallbackLanguage,
        roundId: z.string(),
        stake: amount,
        validBet: amount,
        payout: amount,
        /** Null while it is open; nothing for one whose stake was returned. */
        winLoss: z.nullable(amount),
        state: z.enum(betStates),
      }),
    ),
    /**
     * Of the period, the account and the category, or of all open bets that are listed; null where other filters are
     * chosen, for which there are no sums.
     */
    totals: z.nullable(z.object(play)),
    archivedBefore,
    page: keysetInfo,
  }),
})

/** Movements of a downline's money that its agents see; bets have a list of their own. */
export const downlineTransactionTypes = [
  'depositCredited',
  'withdrawalHeld',
  'withdrawalPaid',
  'withdrawalReleased',
  'transferSent',
  'transferReceived',
  'openingBalanceGranted',
  'corrected',
  'bonusGranted',
  'bonusConverted',
  'bonusForfeited',
  'rebatePaid',
  'rewardPaid',
  'contractPaid',
  'contractReceived',
] as const

/** What movements of money can be sorted by: each column that they have. */
export const transactionSorts = [
  ...(['account', 'level', 'at', 'type', 'direction', 'counterparty'] as const),
  ...(['amount', 'opening', 'closing', 'remark', 'reference'] as const),
] as const

const downlineTransactions = defineCall({
  id: 'downlineTransactions',
  method: 'GET',
  path: '/wps/agent/team/transactions',
  summary:
    'Money of the team: deposits, withdrawals, what was given, and what went between accounts as each of the team paid or received it; newest first.',
  roles: ['agent'],
  query: z.strictObject({
    ...keyset,
    ...period,
    account: z.optional(typed(64)),
    type: z.optional(z.enum(downlineTransactionTypes)),
    /** Newest first when left out. */
    sort: z.optional(z.enum(transactionSorts)),
    ...sortOrder,
  }),
  value: z.object({
    asOf: instant,
    rows: z.array(
      z.object({
        id,
        at: instant,
        account: z.string(),
        level: z.int(),
        type: z.enum(downlineTransactionTypes),
        amount,
        /** What it did to the account's balance; null where that did not move, as when held money is paid out. */
        direction: z.nullable(z.enum(['in', 'out'])),
        /** The balance before and after. */
        opening: z.nullable(amount),
        closing: z.nullable(amount),
        /** The other account of a transfer or of a bill. */
        counterparty: z.nullable(z.string()),
        /** The note of a transfer. */
        remark: z.nullable(z.string()),
        reference: z.string(),
      }),
    ),
    /** By type, of the period and the account. */
    totals: z.array(z.object({ type: z.enum(downlineTransactionTypes), count: z.int(), amount })),
    page: keysetInfo,
  }),
})

const agentIncome = defineCall({
  id: 'agentIncome',
  method: 'GET',
  path: '/wps/agent/income',
  summary: 'What the agent earned by its contracts and paid on: bills of a period with sums by kind.',
  roles: ['agent'],
  query: z.strictObject({
    ...keyset,
    ...period,
    kind: z.optional(z.enum(contractKinds)),
    /** Newest window first when left out. */
    sort: z.optional(z.enum(billSorts)),
    ...sortOrder,
  }),
  value: z.object({
    kinds: z.array(
      z.object({
        kind: z.enum(contractKinds),
        /** What own bills say, and what of it was paid. */
        earned: amount,
        received: amount,
        /** What bills of downlines say, and what of it was paid. */
        owed: amount,
        paidOn: amount,
        /** Received less paid on. */
        net: amount,
      }),
    ),
    rows: z.array(bill),
    page: keysetInfo,
  }),
})

const teamTransfer = z.object({
  id,
  at: instant,
  direction: z.enum(['in', 'out']),
  /** The other side. */
  account: z.string(),
  amount,
  note: z.string(),
  /** The own balance before and after; null where the postings are archived. */
  opening: z.nullable(amount),
  closing: z.nullable(amount),
})

/** What transfers can be sorted by: each column of their list. What was sent counts as below zero. */
export const transferSorts = ['at', 'direction', 'account', 'amount', 'note', 'id'] as const

export const agentTransfers = defineCall({
  id: 'agentTransfers',
  method: 'GET',
  path: '/wps/agent/transfers',
  summary: 'Transfers with uplines and downlines, newest first.',
  roles: ['member', 'agent'],
  query: z.strictObject({
    ...keyset,
    ...period,
    direction: z.optional(z.enum(['in', 'out'])),
    /** A number, or a part of the other account's name or of the note. */
    search: z.optional(typed(64)),
    /** Newest first when left out. */
    sort: z.optional(z.enum(transferSorts)),
    ...sortOrder,
  }),
  value: z.object({
    /** The account that `transferUpline` sends to; null for those without one. */
    upline: z.nullable(z.string()),
    rows: z.array(teamTransfer),
    totals: z.object({ in: amount, out: amount }),
    page: keysetInfo,
  }),
})

const transferUpline = defineCall({
  id: 'transferUpline',
  method: 'POST',
  path: '/wps/agent/transfers/upline',
  summary: 'Moves money from the account to its direct upline.',
  roles: ['member', 'agent'],
  encrypted: true,
  idempotent: true,
  stepUp: true,
  body: z.strictObject({ amount: positiveAmount, paymentPassword: typed(64), note: typed(80) }),
  value: z.object({ id, at: instant, toAccount: z.string(), amount, balance: amount }),
  errors: [
    ...(['decryptionFailed', 'replayedRequest', 'insufficientFunds', 'amountOutOfRange'] as const),
    ...(['paymentPasswordWrong', 'notEligible', 'accountFrozen'] as const),
  ],
})

const transferRequest = z.object({
  id,
  at: instant,
  /** Whether the account asks or is asked. */
  side: z.enum(['asking', 'asked']),
  account: z.string(),
  amount,
  note: z.string(),
  state: z.enum(['open', 'sent', 'refused', 'expired']),
})

const askTransfer = defineCall({
  id: 'askTransfer',
  method: 'POST',
  path: '/wps/agent/transfers/requests',
  summary: 'Asks a direct downline to send money back; it is free to refuse.',
  roles: ['agent'],
  idempotent: true,
  body: z.strictObject({ fromMemberId: id, amount: positiveAmount, note: typed(80) }),
  value: transferRequest,
  errors: ['amountOutOfRange', 'tooManyOpen'],
})

/** What requests for money can be sorted by: each column of their list. `state` is the one that is shown. */
export const transferRequestSorts = ['at', 'account', 'amount', 'state', 'note'] as const

const transferRequests = defineCall({
  id: 'transferRequests',
  method: 'GET',
  path: '/wps/agent/transfers/requests',
  summary: 'Requests for money that the account made or received, newest first.',
  roles: ['member', 'agent'],
  query: z.strictObject({
    ...keyset,
    side: z.optional(z.enum(['asking', 'asked'])),
    /** Newest first when left out. */
    sort: z.optional(z.enum(transferRequestSorts)),
    ...sortOrder,
  }),
  value: z.object({ rows: z.array(transferRequest), page: keysetInfo }),
})

const answerTransferRequest = defineCall({
  id: 'answerTransferRequest',
  method: 'POST',
  path: '/wps/agent/transfers/requests/{id}/answer',
  summary: 'Sends what was asked for, or refuses.',
  roles: ['member', 'agent'],
  encrypted: true,
  idempotent: true,
  stepUp: true,
  params: z.strictObject({ id }),
  body: z.strictObject({ send: z.boolean(), paymentPassword: typed(64) }),
  value: transferRequest,
  errors: [
    ...(['decryptionFailed', 'replayedRequest', 'insufficientFunds', 'paymentPasswordWrong'] as const),
    ...(['wrongState', 'accountFrozen'] as const),
  ],
})

export const teamCalls = {
  openAccount,
  teamReport,
  teamProfitLoss,
  teamBets,
  downlineTransactions,
  agentIncome,
  agentTransfers,
  transferUpline,
  askTransfer,
  transferRequests,
  answerTransferRequest,
} as const
