import * as z from 'zod/mini'
import { balanceValue, deposit, withdrawal } from './wallet.ts'

/**
 * Live events, one WebSocket at `/wps/events`.
 * The page sends `{ type: 'hello', ticket, lastSequence }` first. The platform answers with every event after `lastSequence`,
 * or with `snapshotNeeded` when that is too long ago; then events as they happen, in order, each at least once.
 */
export const hello = z.strictObject({ type: z.literal('hello'), ticket: z.string(), lastSequence: z.int() })

export const liveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), sequence: z.int() }),
  z.object({ type: z.literal('snapshotNeeded'), sequence: z.int() }),
  z.object({ type: z.literal('heartbeat') }),
  z.object({ type: z.literal('balanceChanged'), sequence: z.int(), value: balanceValue }),
  z.object({ type: z.literal('depositChanged'), sequence: z.int(), value: deposit }),
  z.object({ type: z.literal('withdrawalChanged'), sequence: z.int(), value: withdrawal }),
  z.object({ type: z.literal('betSettled'), sequence: z.int(), value: z.object({ betId: z.string() }) }),
  z.object({ type: z.literal('teamChanged'), sequence: z.int(), value: z.object({}) }),
  z.object({
    type: z.literal('signedOut'),
    reason: z.enum(['signedOut', 'signedInElsewhere', 'passwordChanged', 'expired']),
  }),
])

export type LiveEvent = z.output<typeof liveEvent>
