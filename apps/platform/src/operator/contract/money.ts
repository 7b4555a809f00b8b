import { withdrawalStates } from '@baize/api/contract'
import { z } from 'zod'
import { defineOperatorCall } from './call.ts'
import { amount, id, instant, maxRows, nextPage, pageQuery } from './scalars.ts'

const readers = ['money', 'read'] as const
const change = { method: 'POST', roles: ['money'], changes: 'money', idempotent: true } as const

export const listHeldWins = defineOperatorCall({
  id: 'listHeldWins',
  method: 'GET',
  path: '/operator/held-wins',
  summary: 'The wins that a payout limit held and that wait for a decision, the oldest first, page by page.',
  roles: readers,
  query: z.strictObject(pageQuery),
  value: z.object({
    rows: z
      .array(
        z.object({
          betId: id,
          account: z.string(),
          vendor: z.string(),
          payout: amount,
          /** The limit that held it. */
          limit: z.string(),
          heldAt: instant,
        }),
      )
      .max(maxRows),
    page: nextPage,
  }),
})

export const decideHeldWin = defineOperatorCall({
  ...change,
  id: 'decideHeldWin',
  path: '/operator/held-wins/{betId}',
  summary: 'Pays a held win, or takes its bet back: the stake returns to the member.',
  params: z.strictObject({ betId: id }),
  body: z.strictObject({ decision: z.enum(['pay', 'refuse']) }),
  value: z.object({ betId: id, state: z.enum(['paid', 'refused']) }),
  errors: ['wrongState'],
})

const withdrawal = z.object({
  id,
  account: z.string(),
  amount,
  state: z.enum(withdrawalStates),
  reason: z.string().nullable(),
  bankCode: z.string(),
  accountName: z.string(),
  createdAt: instant,
})

export const listWithdrawals = defineOperatorCall({
  id: 'listWithdrawals',
  method: 'GET',
  path: '/operator/withdrawals',
  summary: 'Withdrawals in a state, the oldest first, page by page.',
  roles: readers,
  query: z.strictObject({ state: z.enum(withdrawalStates).default('requested'), ...pageQuery }),
  value: z.object({ rows: z.array(withdrawal).max(maxRows), page: nextPage }),
})

export const reviewWithdrawal = defineOperatorCall({
  id: 'reviewWithdrawal',
  method: 'GET',
  path: '/operator/withdrawals/{id}/review',
  summary:
    'What a decision on a withdrawal needs: the whole account number, and pictures of the identity document, whose addresses are good for an hour. Reading it is in the audit log. Refused once the account is erased.',
  roles: ['money'],
  changes: 'money',
  params: z.strictObject({ id }),
  value: z.object({
    withdrawal,
    accountNumber: z.string(),
    documents: z.array(z.string()),
  }),
  errors: ['wrongState'],
})

export const decideWithdrawal = defineOperatorCall({
  ...change,
  id: 'decideWithdrawal',
  path: '/operator/withdrawals/{id}/decision',
  summary:
    'Approves a withdrawal that is not approved yet (a payout gateway is then ordered to pay it), requests a document, or a better one, or refuses it: the held money goes back.',
  params: z.strictObject({ id }),
  body: z.strictObject({ decision: z.enum(['approve', 'requestDocument', 'refuse']) }),
  value: withdrawal,
  errors: ['wrongState'],
})

export const reportPayout = defineOperatorCall({
  ...change,
  id: 'reportPayout',
  path: '/operator/withdrawals/{id}/payout',
  summary:
    'An approved withdrawal that no gateway pays was paid by hand, or could not be: the held money leaves, or goes back.',
  params: z.strictObject({ id }),
  body: z.strictObject({ outcome: z.enum(['paid', 'failed']) }),
  value: withdrawal,
  errors: ['wrongState'],
})
