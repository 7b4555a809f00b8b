import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { amount, id, instant, pageInfo, paging, positiveAmount, typed } from './scalars.ts'

/** What a member has: `balance` can be spent, `held` waits for a withdrawal. */
export const balanceValue = z.object({
  balance: amount,
  held: amount,
  currency: z.string(),
  currencySymbol: z.string(),
})

export const balance = defineCall({
  id: 'balance',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  summary: 'The balance and what is held.',
  roles: ['member', 'agent'],
  value: balanceValue,
})

export const depositStates = ['pending', 'underReview', 'approved', 'rejected', 'expired'] as const
export const withdrawalStates = [
  'requested',
  'approved',
  'sent',
  'confirmPending',
  'completed',
  'caseOpen',
  'rejected',
  'cancelled',
] as const

/** A step that a deposit or withdrawal took, with the reason where there is one. */
const step = z.object({ state: z.string(), at: instant, reason: z.nullable(z.string()) })

export const deposit = z.object({
  id,
  methodId: z.string(),
  amount,
  /** What was credited; may differ from what was asked. */
  credited: z.nullable(amount),
  state: z.enum(depositStates),
  reason: z.nullable(z.string()),
  createdAt: instant,
  /** When the member hears next at the latest. */
  nextUpdateAt: z.nullable(instant),
  history: z.array(step),
  /** Where to pay to, for a bank transfer. */
  payTo: z.nullable(
    z.object({ bank: z.string(), accountName: z.string(), accountNumber: z.string(), reference: z.string() }),
  ),
})

export const depositMethods = defineCall({
  id: 'depositMethods',
  method: 'GET',
  path: '/wps/v2/deposits/methods',
  summary: 'The ways to deposit, with their limits.',
  roles: ['member', 'agent'],
  value: z.object({
    methods: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['localBank']),
        name: z.string(),
        min: amount,
        max: amount,
        quickAmounts: z.array(amount),
        creditedWithinSeconds: z.int(),
        /** Whether the sandbox bank plays the other side. */
        sandbox: z.boolean(),
      }),
    ),
  }),
})

export const createDeposit = defineCall({
  id: 'createDeposit',
  method: 'POST',
  path: '/wps/v2/deposits',
  summary: 'Opens a deposit; the bank credits it when the transfer arrives.',
  roles: ['member', 'agent'],
  idempotent: true,
  body: z.strictObject({ methodId: typed(32), amount: positiveAmount, payerName: z.optional(typed(80)) }),
  value: deposit,
  errors: ['amountOutOfRange', 'tooManyOpen'],
})

export const depositDetail = defineCall({
  id: 'depositDetail',
  method: 'GET',
  path: '/wps/v2/deposits/{id}',
  summary: 'One deposit with its history.',
  roles: ['member', 'agent'],
  params: z.strictObject({ id }),
  value: deposit,
})

export const deposits = defineCall({
  id: 'deposits',
  method: 'GET',
  path: '/wps/v2/deposits',
  summary: 'Deposits of the account, newest first.',
  roles: ['member', 'agent'],
  query: z.strictObject(paging),
  value: z.object({ rows: z.array(deposit), page: pageInfo }),
})

export const withdrawal = z.object({
  id,
  amount,
  state: z.enum(withdrawalStates),
  reason: z.nullable(z.string()),
  bank: z.string(),
  /** Last four digits only. */
  accountNumberMasked: z.string(),
  createdAt: instant,
  nextUpdateAt: z.nullable(instant),
  /** After this moment an unanswered payment counts as received (null: never). */
  confirmBy: z.nullable(instant),
  cancellable: z.boolean(),
  history: z.array(step),
})

export const withdrawalOptions = defineCall({
  id: 'withdrawalOptions',
  method: 'GET',
  path: '/wps/v2/withdrawals/options',
  summary: 'Limits, banks, what can be withdrawn now, and the confirmation clock.',
  roles: ['member', 'agent'],
  value: z.object({
    min: amount,
    max: amount,
    available: amount,
    banks: z.array(z.object({ code: z.string(), name: z.string() })),
    autoConfirmMinutes: z.nullable(z.int()),
  }),
})

export const createWithdrawal = defineCall({
  id: 'createWithdrawal',
  method: 'POST',
  path: '/wps/v2/withdrawals',
  summary: 'Requests a withdrawal: the amount is held at once.',
  roles: ['member', 'agent'],
  encrypted: true,
  idempotent: true,
  stepUp: true,
  body: z.strictObject({
    amount: positiveAmount,
    bankCode: typed(16),
    accountName: typed(80),
    accountNumber: typed(34),
    paymentPassword: typed(64),
  }),
  value: withdrawal,
  errors: [
    'decryptionFailed',
    'replayedRequest',
    'amountOutOfRange',
    'insufficientFunds',
    'paymentPasswordWrong',
    'tooManyOpen',
  ],
})

export const withdrawalDetail = defineCall({
  id: 'withdrawalDetail',
  method: 'GET',
  path: '/wps/v2/withdrawals/{id}',
  summary: 'One withdrawal with its history.',
  roles: ['member', 'agent'],
  params: z.strictObject({ id }),
  value: withdrawal,
})

export const withdrawals = defineCall({
  id: 'withdrawals',
  method: 'GET',
  path: '/wps/v2/withdrawals',
  summary: 'Withdrawals of the account, newest first.',
  roles: ['member', 'agent'],
  query: z.strictObject(paging),
  value: z.object({ rows: z.array(withdrawal), page: pageInfo }),
})

export const confirmWithdrawal = defineCall({
  id: 'confirmWithdrawal',
  method: 'POST',
  path: '/wps/v2/withdrawals/{id}/confirmation',
  summary: 'Says that a paid withdrawal was received, or was not.',
  roles: ['member', 'agent'],
  idempotent: true,
  params: z.strictObject({ id }),
  body: z.strictObject({ outcome: z.enum(['received', 'notReceived']) }),
  value: withdrawal,
  errors: ['wrongState'],
})

export const cancelWithdrawal = defineCall({
  id: 'cancelWithdrawal',
  method: 'POST',
  path: '/wps/v2/withdrawals/{id}/cancellation',
  summary: 'Takes a withdrawal back that is not yet processed, where the policy allows it.',
  roles: ['member', 'agent'],
  idempotent: true,
  params: z.strictObject({ id }),
  value: withdrawal,
  errors: ['wrongState', 'forbidden'],
})
