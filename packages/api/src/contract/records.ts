import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { amount, id, instant, pageInfo, paging, period } from './scalars.ts'

export const betStates = ['unsettled', 'won', 'lost', 'refunded'] as const

export const bets = defineCall({
  id: 'bets',
  method: 'GET',
  path: '/wps/member/bets',
  summary: 'The betting record of a period with its totals, newest first.',
  roles: ['member', 'agent'],
  query: z.strictObject({ ...paging, ...period }),
  value: z.object({
    rows: z.array(
      z.object({
        id,
        placedAt: instant,
        settledAt: z.nullable(instant),
        category: z.string(),
        vendor: z.string(),
        game: z.string(),
        roundId: z.string(),
        stake: amount,
        validBet: amount,
        payout: amount,
        winLoss: amount,
        state: z.enum(betStates),
      }),
    ),
    /** Of the whole period, not of the page. */
    totals: z.object({ bets: z.int(), stake: amount, validBet: amount, payout: amount, winLoss: amount }),
    page: pageInfo,
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
  'transferIn',
  'transferOut',
  'opening',
  'correction',
] as const

export const transactions = defineCall({
  id: 'transactions',
  method: 'GET',
  path: '/wps/member/transactions',
  summary:
    'Every movement of the spendable balance in a period, with opening and closing balance, newest first.',
  roles: ['member', 'agent'],
  query: z.strictObject({ ...paging, ...period, type: z.optional(z.enum(transactionTypes)) }),
  value: z.object({
    rows: z.array(
      z.object({
        id,
        at: instant,
        type: z.enum(transactionTypes),
        /** Signed: what the balance changed by. */
        amount,
        opening: amount,
        closing: amount,
        /** The deposit, withdrawal, bet or transfer behind it. */
        reference: z.string(),
        remark: z.nullable(z.string()),
      }),
    ),
    /** Of the whole period and type, not of the page. `opening + credited - debited = closing` when no type is chosen. */
    totals: z.object({ credited: amount, debited: amount, net: amount, opening: amount, closing: amount }),
    page: pageInfo,
  }),
})
