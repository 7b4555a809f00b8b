import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { gameTypes } from './games.ts'
import { amount, id, instant, pageInfo, paging, period, positiveAmount, typed } from './scalars.ts'

export const teamOverview = defineCall({
  id: 'teamOverview',
  method: 'GET',
  path: '/wps/agent/team/overview',
  summary: 'The figures of the whole team below the agent, in a period.',
  roles: ['agent'],
  query: z.strictObject(period),
  value: z.object({
    asOf: instant,
    from: z.string(),
    to: z.string(),
    /** Sum of what the team can spend now. */
    teamBalance: amount,
    members: z.int(),
    agents: z.int(),
    newAccounts: z.int(),
    firstDeposits: z.int(),
    /** Accounts that placed a bet in the period. */
    activeAccounts: z.int(),
    deposits: amount,
    withdrawals: amount,
    stake: amount,
    validBet: amount,
    payout: amount,
    /** The team's result: payout - stake. */
    profitLoss: amount,
    categories: z.array(
      z.object({
        gameType: z.enum(gameTypes),
        bets: z.int(),
        stake: amount,
        validBet: amount,
        payout: amount,
        profitLoss: amount,
      }),
    ),
  }),
})

export const teamMembers = defineCall({
  id: 'teamMembers',
  method: 'GET',
  path: '/wps/agent/team/members',
  summary: 'Accounts of the team, direct ones unless searched, with their figures.',
  roles: ['agent'],
  query: z.strictObject({ ...paging, search: z.optional(typed(64)) }),
  value: z.object({
    rows: z.array(
      z.object({
        id,
        account: z.string(),
        nickname: z.string(),
        isAgent: z.boolean(),
        /** 1 for a direct downline. */
        level: z.int(),
        joinedAt: instant,
        lastLoginAt: z.nullable(instant),
        balance: amount,
        stake: amount,
        validBet: amount,
        profitLoss: amount,
      }),
    ),
    page: pageInfo,
  }),
})

export const invite = z.object({
  id,
  code: z.string(),
  /** The whole address to hand on. */
  url: z.string(),
  accountType: z.enum(['member', 'agent']),
  note: z.string(),
  uses: z.int(),
  maxUses: z.int(),
  createdAt: instant,
  expiresAt: instant,
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
  }),
  value: invite,
})

export const invites = defineCall({
  id: 'invites',
  method: 'GET',
  path: '/wps/agent/invites',
  summary: 'The links the agent has made, newest first.',
  roles: ['agent'],
  query: z.strictObject(paging),
  value: z.object({ rows: z.array(invite), page: pageInfo }),
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
  ],
})
