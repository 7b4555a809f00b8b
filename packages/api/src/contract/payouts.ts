import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { id, instant, typed } from './scalars.ts'
import { withdrawalStates } from './wallet.ts'

/** What a payout gateway can report: an order, or an identity document that it was asked to look at. */
const payoutStatuses = ['accepted', 'paid', 'refused', 'documentAccepted', 'documentRefused'] as const

const payoutNotice = defineCall({
  id: 'payoutNotice',
  method: 'POST',
  path: '/wps/gateway/payouts',
  summary:
    'The operator’s payout gateway tells what became of an order or a document. Signed as vendors sign, as `payout-gateway`, with the secret of the gateway; a moment more than five minutes off is refused. The same notice again changes nothing.',
  roles: ['vendor'],
  body: z.strictObject({
    withdrawalId: id,
    status: z.enum(payoutStatuses),
    /** The gateway’s own number of the payment. */
    reference: z.optional(typed(100)),
    at: instant,
  }),
  value: z.object({ withdrawalId: z.string(), state: z.enum(withdrawalStates) }),
  errors: ['badSignature', 'replayedRequest', 'wrongState', 'forbidden'],
})

export const payoutCalls = { payoutNotice } as const
