import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { amount, id, instant, positiveAmount } from './scalars.ts'
import { depositStates } from './wallet.ts'

/** What a deposit gateway can report of a payment: it is on its way, not found yet, here, or will not come. */
const depositNoticeStatuses = ['seen', 'delayed', 'received', 'refused'] as const

/** Why a payment will not come. */
const refusedDepositReasons = ['refusedByBank', 'transferNeverArrived'] as const

const depositNotice = defineCall({
  id: 'depositNotice',
  method: 'POST',
  path: '/wps/gateway/deposits',
  summary:
    'The operator’s deposit gateway tells of a payment. Signed as vendors sign, as `deposit-gateway`, with the secret of the gateway; a moment more than five minutes off is refused. Money that was received is credited once for each `paymentId`, however late, much or little it is; one that comes for a deposit that is settled becomes a deposit of its own.',
  roles: ['vendor'],
  body: z.strictObject({
    depositId: id,
    status: z.enum(depositNoticeStatuses),
    /** The gateway’s own number of a payment that was received. */
    paymentId: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,100}$/))),
    /** What was received, whatever was requested. */
    amount: z.optional(positiveAmount),
    /** Of one that was refused. */
    reason: z.optional(z.enum(refusedDepositReasons)),
    at: instant,
  }),
  value: z.object({
    /** The deposit in this state; another one than was named, where a payment became one of its own. */
    depositId: z.string(),
    state: z.enum(depositStates),
    credited: z.nullable(amount),
  }),
  errors: ['badSignature', 'replayedRequest', 'wrongState', 'forbidden', 'amountOutOfRange'],
})

export const depositNoticeCalls = { depositNotice } as const
