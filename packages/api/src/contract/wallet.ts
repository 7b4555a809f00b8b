import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import {
  amount,
  fallbackLanguage,
  id,
  instant,
  keyset,
  keysetInfo,
  positiveAmount,
  typed,
} from './scalars.ts'

/**
 * What a member has: `balance` can be spent, `held` waits for a withdrawal, `bonus` is staked when `balance` is used up
 * and becomes `balance` once it is wagered.
 */
export const balanceValue = z.object({
  balance: amount,
  held: amount,
  bonus: z.optional(amount),
  currency: z.string(),
  currencySymbol: z.string(),
})

export const balance = defineCall({
  id: 'balance',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  summary: 'The balance and what is held.',
  roles: ['member', 'agent', 'trial'],
  value: balanceValue,
})

/**
 * `created`: the member still has something to do, such as paying on the method's page; `pending`: the payment is on its
 * way. A bank transfer and a voucher begin at `pending`. What arrives after `expired` is reviewed: `underReview`.
 */
export const depositStates = ['created', 'pending', 'underReview', 'approved', 'rejected', 'expired'] as const
export const withdrawalStates = [
  'requested',
  'waitingKyc',
  'riskReview',
  'approved',
  'sent',
  'confirmPending',
  'completed',
  'caseOpen',
  'rejected',
  'failed',
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
  /** The name of the bonus that was chosen with it; null for none. */
  bonus: z.nullable(z.string()),
  /** The language of that name, where it is not the reader's. */
  bonusLanguage: fallbackLanguage,
  createdAt: instant,
  /** When the member is notified next at the latest. */
  nextUpdateAt: z.nullable(instant),
  history: z.array(step),
  /** Without a payment by then the deposit ends; null once that is settled. */
  expiresAt: z.nullable(instant),
  /** Where to pay to, for a bank transfer. */
  payTo: z.nullable(
    z.object({ bank: z.string(), accountName: z.string(), accountNumber: z.string(), reference: z.string() }),
  ),
  /** How to pay, line by line, whatever the method: a text, one to copy, or an address to open. */
  instructions: z.array(
    z.object({
      label: z.string(),
      language: fallbackLanguage,
      value: z.string(),
      kind: z.enum(['text', 'copy', 'link']),
    }),
  ),
})

/** A deposit as live events report it: without its texts, for an event has no reader's language. */
export const depositChange = z.omit(deposit, { bonus: true, bonusLanguage: true, instructions: true })

export const depositKinds = ['localBank', 'eWallet', 'card', 'crypto', 'voucher'] as const

/** A field that a method requires, as the forms describe fields; `details` of the request carries it by its name. */
const methodField = z.object({
  name: z.string(),
  kind: z.enum(['text', 'mobile', 'select']),
  label: z.string(),
  language: fallbackLanguage,
  hint: z.optional(z.string()),
  required: z.boolean(),
  minLength: z.optional(z.int()),
  maxLength: z.optional(z.int()),
  options: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
})

/** A bonus that the next deposit can earn, with its key terms. */
export const depositBonus = z.object({
  id,
  name: z.string(),
  language: fallbackLanguage,
  /** Its share of the deposit, up to `most`. */
  percent: z.int(),
  most: amount,
  /** What is wagered, and how many times: already capped by the policy of the brand. */
  base: z.enum(['bonus', 'bonusAndDeposit']),
  multiplier: z.int(),
  /** Days to claim it, where it is not claimed with the deposit, and days to wager it. */
  offerDays: z.int(),
  wageringDays: z.int(),
  /** Whether it is claimed as soon as the deposit is credited; false while another bonus is played with. */
  atOnce: z.boolean(),
})

export const depositMethods = defineCall({
  id: 'depositMethods',
  method: 'GET',
  path: '/wps/v2/deposits/methods',
  summary: 'The ways to deposit, with their limits, and the bonuses that the next deposit can earn.',
  roles: ['member', 'agent'],
  value: z.object({
    methods: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(depositKinds),
        name: z.string(),
        language: fallbackLanguage,
        min: amount,
        max: amount,
        quickAmounts: z.array(amount),
        /** The promise: how fast a payment is credited. */
        creditedWithinSeconds: z.int(),
        /** Measured: half of the latest payments were credited within so many seconds; null while there is too little to say. */
        medianSeconds: z.nullable(z.int()),
        fields: z.array(methodField),
        /** Whether the sandbox bank plays the other side. */
        sandbox: z.boolean(),
      }),
    ),
    /** To choose one from; empty for agents, who have no bonuses. */
    bonuses: z.array(depositBonus),
  }),
})

export const createDeposit = defineCall({
  id: 'createDeposit',
  method: 'POST',
  path: '/wps/v2/deposits',
  summary: 'Opens a deposit; the bank credits it when the transfer arrives.',
  roles: ['member', 'agent'],
  idempotent: true,
  body: z.strictObject({
    methodId: typed(32),
    /** A voucher has its own. */
    amount: z.optional(positiveAmount),
    payerName: z.optional(typed(80)),
    /** A bonus of `depositMethods`, claimed when the deposit is credited. Without one, offers wait to be claimed. */
    bonusId: z.optional(id),
    /** The method's own fields by their names. */
    details: z.optional(z.record(typed(40), z.union([typed(200), z.boolean()]))),
  }),
  value: deposit,
  errors: ['amountOutOfRange', 'tooManyOpen', 'depositLimitReached', 'memberExcluded', 'alreadyClaimed'],
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
  query: z.strictObject(keyset),
  value: z.object({ rows: z.array(deposit), page: keysetInfo }),
})

export const withdrawal = z.object({
  id,
  amount,
  state: z.enum(withdrawalStates),
  reason: z.nullable(z.string()),
  bank: z.string(),
  /** The language of the bank's name, where it is not the reader's. */
  bankLanguage: fallbackLanguage,
  /** Last four digits only. */
  accountNumberMasked: z.string(),
  createdAt: instant,
  nextUpdateAt: z.nullable(instant),
  /** After this moment an unanswered payment counts as received (null: never). */
  confirmBy: z.nullable(instant),
  cancellable: z.boolean(),
  /** Of one that arrived in part: the received amount, and the missing one. */
  received: z.nullable(amount),
  remaining: z.nullable(amount),
  /** The uploads that show that it did not come. */
  images: z.array(id),
  history: z.array(step),
})

/** A withdrawal as live events report it: without the bank's name, for an event has no reader's language. */
export const withdrawalChange = z.omit(withdrawal, { bank: true, bankLanguage: true })

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
    banks: z.array(z.object({ code: z.string(), name: z.string(), language: fallbackLanguage })),
    autoConfirmMinutes: z.nullable(z.int()),
    /** Measured: half of the latest withdrawals were paid within so many seconds; null while there is too little to say. */
    medianSeconds: z.nullable(z.int()),
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
    /** A saved account; without one, the three fields that name an account. */
    bankAccountId: z.optional(id),
    bankCode: z.optional(typed(16)),
    accountName: z.optional(typed(80)),
    accountNumber: z.optional(typed(34)),
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
    'wrongState',
    'accountFrozen',
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
  query: z.strictObject(keyset),
  value: z.object({ rows: z.array(withdrawal), page: keysetInfo }),
})

export const confirmWithdrawal = defineCall({
  id: 'confirmWithdrawal',
  method: 'POST',
  path: '/wps/v2/withdrawals/{id}/confirmation',
  summary: 'Says that a paid withdrawal was received, came in part, or did not come.',
  roles: ['member', 'agent'],
  idempotent: true,
  params: z.strictObject({ id }),
  body: z.strictObject({
    outcome: z.enum(['received', 'partlyReceived', 'notReceived']),
    /** Of `partlyReceived`: above zero and below the withdrawal's amount. */
    amountReceived: z.optional(positiveAmount),
    /** Where given, it must be what is left. */
    remainingAmount: z.optional(positiveAmount),
    /** Ids of uploads, with `partlyReceived` and `notReceived`. */
    images: z.optional(z.array(id).check(z.maxLength(3))),
  }),
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

const showIdentity = defineCall({
  id: 'showIdentity',
  method: 'POST',
  path: '/wps/v2/withdrawals/{id}/identity',
  summary: 'Shows an identity document that a withdrawal waits for, by the ids of its uploaded pictures.',
  roles: ['member', 'agent'],
  idempotent: true,
  params: z.strictObject({ id }),
  body: z.strictObject({ images: z.array(id).check(z.minLength(1), z.maxLength(3)) }),
  value: withdrawal,
  errors: ['wrongState'],
})

export const walletCalls = {
  balance,
  depositMethods,
  createDeposit,
  depositDetail,
  deposits,
  withdrawalOptions,
  createWithdrawal,
  withdrawalDetail,
  withdrawals,
  confirmWithdrawal,
  cancelWithdrawal,
  showIdentity,
} as const
