import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { contractKinds, contractStates, rate } from './contracts.ts'
import { gameTypes } from './games.ts'
import {
  amount,
  id,
  instant,
  keyset,
  keysetInfo,
  period,
  positiveAmount,
  queryNumber,
  sortOrder,
  typed,
} from './scalars.ts'

export const teamOverview = defineCall({
  id: 'teamOverview',
  method: 'GET',
  path: '/wps/agent/team/overview',
  summary: 'The figures of the whole team in a period: the agent itself and everyone below it.',
  roles: ['agent'],
  query: z.strictObject(period),
  value: z.object({
    asOf: instant,
    from: z.string(),
    to: z.string(),
    /** Sum of what the team can spend now. */
    teamBalance: amount,
    /** Accounts below the agent. */
    members: z.int(),
    agents: z.int(),
    newAccounts: z.int(),
    firstDeposits: z.int(),
    /** Accounts that placed a bet in the period. */
    activeAccounts: z.int(),
    /** Accounts with a page open in the last minutes, now. */
    online: z.int(),
    /** Accounts that did not sign in for three days, and for seven, now. */
    idle3: z.int(),
    idle7: z.int(),
    deposits: amount,
    withdrawals: amount,
    stake: amount,
    validBet: amount,
    payout: amount,
    /** The team's result: payout - stake. */
    profitLoss: amount,
    /** Rebates that were paid, which are a part of what was given. */
    rebate: amount,
    /** Rebates, rewards, and bonuses that became cash. */
    given: amount,
    /** The result with what was given: profitLoss + given. A bill's loss is this with the other sign. */
    net: amount,
    categories: z.array(
      z.object({
        gameType: z.enum(gameTypes),
        bets: z.int(),
        stake: amount,
        validBet: amount,
        payout: amount,
        profitLoss: amount,
        rebate: amount,
      }),
    ),
  }),
})

const teamComparison = defineCall({
  id: 'teamComparison',
  method: 'GET',
  path: '/wps/agent/team/overview/before',
  summary:
    'The overview’s figures of the same part of the period before: yesterday until this hour, the same days of last month.',
  roles: ['agent'],
  query: z.strictObject(period),
  value: z.object({
    /** The days that are compared with, both included. */
    from: z.string(),
    to: z.string(),
    /** The last of them counts until here; null where it counts whole. */
    until: z.nullable(instant),
    newAccounts: z.int(),
    firstDeposits: z.int(),
    activeAccounts: z.int(),
    deposits: amount,
    withdrawals: amount,
    stake: amount,
    validBet: amount,
    payout: amount,
    profitLoss: amount,
    rebate: amount,
    given: amount,
    net: amount,
  }),
})

/** What the team's list can be narrowed to; `new`, `active` and `firstDeposit` by the period. */
const teamShows = [
  ...(['members', 'agents', 'online', 'idle3', 'idle7'] as const),
  ...(['new', 'active', 'firstDeposit'] as const),
] as const

const teamRow = {
  id,
  account: z.string(),
  nickname: z.string(),
  isAgent: z.boolean(),
  /** 1 for a direct downline. */
  level: z.int(),
  /** The account directly above. */
  upline: z.string(),
  /** How many accounts stand directly below. */
  downlines: z.int(),
  joinedAt: instant,
  lastLoginAt: z.nullable(instant),
  /** The account's own balance now. */
  balance: amount,
  /** Figures of the period, of the account and everyone below it. */
  deposits: amount,
  withdrawals: amount,
  stake: amount,
  validBet: amount,
  profitLoss: amount,
  given: amount,
  net: amount,
}

/** From below the agent down to an account. */
const trail = z.array(z.object({ id, account: z.string() }))

/** What the accounts of a team can be sorted by; figures are of each with everyone below it, in the period. */
export const accountSorts = [
  ...(['account', 'level', 'upline', 'downlines', 'joinedAt', 'lastLoginAt', 'balance'] as const),
  ...(['deposits', 'withdrawals', 'bets', 'stake', 'validBet', 'payout'] as const),
  ...(['given', 'profitLoss', 'net'] as const),
] as const

export const teamMembers = defineCall({
  id: 'teamMembers',
  method: 'GET',
  path: '/wps/agent/team/members',
  summary:
    'Accounts of the team, direct ones unless searched, each with the figures of its branch in a period.',
  roles: ['agent'],
  query: z.strictObject({
    ...keyset,
    /** A part of an account name, a nickname or one of the agent's notes. */
    search: z.optional(typed(64)),
    /** Accounts with this tag of the agent. */
    tag: z.optional(typed(24)),
    /** Opens a branch: the direct downlines of an account of the team. */
    parentId: z.optional(id),
    /** Everyone so many levels below the agent; 1 for direct downlines. */
    level: z.optional(typed(3)),
    /** Those of the whole team, or of the branch, of whom something is true. */
    show: z.optional(z.enum(teamShows)),
    /** Newest first when left out. */
    sort: z.optional(z.enum(accountSorts)),
    ...sortOrder,
    ...period,
  }),
  value: z.object({
    /** The days of the figures, both included. */
    from: z.string(),
    to: z.string(),
    rows: z.array(z.object(teamRow)),
    /** Accounts on all pages. */
    count: z.int(),
    /** Down to the account whose branch is shown; empty at the top. */
    trail,
    page: keysetInfo,
  }),
})

/** How many accounts a branch of the tree returns at once. */
const treeBranchSize = 5_000

export const teamTree = defineCall({
  id: 'teamTree',
  method: 'GET',
  path: '/wps/agent/team/tree',
  summary:
    'One branch of the tree: everybody directly below the agent, or below an account of the team, with few figures.',
  roles: ['agent'],
  query: z.strictObject({
    after: keyset.after,
    pageSize: z._default(queryNumber(1, treeBranchSize), treeBranchSize),
    parentId: z.optional(id),
    ...period,
  }),
  value: z.object({
    rows: z.array(
      z.object({
        id,
        account: z.string(),
        isAgent: z.boolean(),
        /** How many accounts stand directly below. */
        downlines: z.int(),
        balance: amount,
        /** Of the period, of the account and everyone below it. */
        profitLoss: amount,
      }),
    ),
    page: keysetInfo,
  }),
})

const teamMemberDetail = defineCall({
  id: 'teamMemberDetail',
  method: 'GET',
  path: '/wps/agent/team/members/{id}',
  summary: 'One account of the team: its figures, where it stands, its contracts, the agent’s tags.',
  roles: ['agent'],
  params: z.strictObject({ id }),
  query: z.strictObject(period),
  value: z.object({
    from: z.string(),
    to: z.string(),
    ...teamRow,
    trail,
    /** The account's uplines with their dates, newest first. */
    assignments: z.array(z.object({ at: instant, upline: z.string() })),
    contracts: z.array(
      z.object({
        ...{ id, kind: z.enum(contractKinds), state: z.enum(contractStates), topRate: rate },
        /** When it came or comes into force; null for one that was never accepted. */
        validFrom: z.nullable(instant),
      }),
    ),
    /** The agent's own tags. */
    tags: z.array(z.string()),
  }),
})

/** Per cents by kind of contract that are offered to an account when it opens. */
export const givenRates = z.strictObject({
  dividend: z.optional(rate),
  dailySalary: z.optional(rate),
  hourSalary: z.optional(rate),
  realtimeSalary: z.optional(rate),
})

const invite = z.object({
  id,
  code: z.string(),
  /** The whole address to share. */
  url: z.string(),
  accountType: z.enum(['member', 'agent']),
  note: z.string(),
  /** What the link is for, by name; empty for none. */
  campaign: z.string(),
  /** How often it was opened. */
  visits: z.int(),
  /** How many accounts were opened by it. */
  uses: z.int(),
  maxUses: z.int(),
  createdAt: instant,
  expiresAt: instant,
  /** The offer to members who register by it. */
  rates: givenRates,
  /** Of the accounts that were opened by it: how many have deposited, and the valid bet of all. */
  firstDeposits: z.int(),
  validBet: amount,
  state: z.enum(['open', 'usedUp', 'expired', 'revoked']),
})

export const createInvite = defineCall({
  id: 'createInvite',
  method: 'POST',
  path: '/wps/agent/invites',
  summary: 'Makes a link by which a downline account is opened.',
  roles: ['agent'],
  idempotent: true,
  body: z.strictObject({
    accountType: z.enum(['member', 'agent']),
    maxUses: z.int().check(z.gte(1), z.lte(1000)),
    expiresInDays: z.int().check(z.gte(1), z.lte(365)),
    note: typed(80),
    campaign: z._default(typed(40), ''),
    rates: z._default(givenRates, {}),
  }),
  value: invite,
  errors: ['rateTooHigh', 'notEligible'],
})

/** What links can be sorted by: each column of their list. */
export const inviteSorts = [
  ...(['code', 'state', 'type', 'uses', 'visits', 'firstDeposits', 'validBet'] as const),
  ...(['expiresAt', 'campaign', 'note'] as const),
] as const

export const invites = defineCall({
  id: 'invites',
  method: 'GET',
  path: '/wps/agent/invites',
  summary: 'The links the agent has made, newest first.',
  roles: ['agent'],
  query: z.strictObject({
    ...keyset,
    /** Newest first when left out. */
    sort: z.optional(z.enum(inviteSorts)),
    ...sortOrder,
  }),
  value: z.object({ rows: z.array(invite), page: keysetInfo }),
})

export const revokeInvite = defineCall({
  id: 'revokeInvite',
  method: 'DELETE',
  path: '/wps/agent/invites/{id}',
  summary: 'Closes a link; accounts opened by it stay.',
  roles: ['agent'],
  params: z.strictObject({ id }),
  value: invite,
})

export const createTransfer = defineCall({
  id: 'createTransfer',
  method: 'POST',
  path: '/wps/agent/transfers',
  summary: 'Moves money from the agent to an account of the own team.',
  roles: ['agent'],
  encrypted: true,
  idempotent: true,
  stepUp: true,
  body: z.strictObject({
    toMemberId: id,
    amount: positiveAmount,
    paymentPassword: typed(64),
    note: typed(80),
  }),
  value: z.object({
    id,
    at: instant,
    toAccount: z.string(),
    amount,
    /** The agent's balance after it. */
    balance: amount,
    /** The receiver's balance after it. */
    toBalance: amount,
  }),
  errors: [
    'decryptionFailed',
    'replayedRequest',
    'insufficientFunds',
    'amountOutOfRange',
    'paymentPasswordWrong',
    'accountFrozen',
  ],
})

export const agentCalls = {
  teamOverview,
  teamComparison,
  teamMembers,
  teamTree,
  teamMemberDetail,
  createInvite,
  invites,
  revokeInvite,
  createTransfer,
} as const
