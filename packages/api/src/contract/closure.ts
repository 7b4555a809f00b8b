import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { amount, instant, typed } from './scalars.ts'

/** What has to be settled before an account closes. */
const closureBlockers = [
  /** Money in the account: `amount`. */
  'balance',
  /** Money in wallets of vendors, or on its way from or to one: `amount`. */
  'vendorBalance',
  'openDeposit',
  'openWithdrawal',
  /** Bets that are not settled, and wins that wait for a decision. */
  'openBets',
  'runningBonus',
  /** A request to customer service, or a dispute over a bill. */
  'openDispute',
  /** Accounts below the agent that are not closed. */
  'downline',
  'contracts',
  /** Bills that the agent has to pay, or may still be paid in time. */
  'unpaidBills',
] as const

export type ClosureBlocker = (typeof closureBlockers)[number]

const closureValue = z.object({
  /** Empty where the account can be closed. */
  blockers: z.array(z.object({ kind: z.enum(closureBlockers), amount: z.nullable(amount) })),
  /**
   * A balance below the smallest withdrawal. It does not stand against the request: once the closing is requested, all of it can
   * be withdrawn. Null where there is none, and once the closing is requested.
   */
  remainder: z.nullable(amount),
  closing: z.nullable(
    z.object({
      requestedAt: instant,
      /** `closesAt` is over, and `blockers` keep the account open until they are settled. */
      waiting: z.boolean(),
    }),
  ),
  /** When the account closes, until when the member may keep it: by this closing, or by one that is requested now. */
  closesAt: instant,
  /** When the personal data is erased: of this closing, or of one that is requested now. */
  erasedAt: instant,
})

export const accountClosure = defineCall({
  id: 'accountClosure',
  method: 'GET',
  path: '/wps/member/closure',
  summary: 'What stands against closing the account, and when it closes where that was requested.',
  roles: ['member', 'agent'],
  value: closureValue,
})

const requestClosure = defineCall({
  id: 'requestClosure',
  method: 'POST',
  path: '/wps/member/closure',
  summary:
    'Requests that the account closes after the cool-off period. Until then it takes no deposits, bets and claims.',
  roles: ['member', 'agent'],
  reauthentication: true,
  idempotent: true,
  body: z.strictObject({ reason: z.optional(typed(300)) }),
  value: closureValue,
  errors: ['wrongState'],
})

const cancelClosure = defineCall({
  id: 'cancelClosure',
  method: 'POST',
  path: '/wps/member/closure/cancellation',
  summary: 'Keeps the account that was to be closed.',
  roles: ['member', 'agent'],
  idempotent: true,
  value: closureValue,
  errors: ['wrongState'],
})

export const closureCalls = { accountClosure, requestClosure, cancelClosure } as const
