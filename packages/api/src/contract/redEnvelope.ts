import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { amount, id, instant, positiveAmount } from './scalars.ts'

const rain = z.object({
  id,
  state: z.enum(['upcoming', 'open', 'emptied', 'ended']),
  startsAt: instant,
  endsAt: instant,
  /** What all envelopes of the rain hold together. */
  pot: amount,
  envelopes: z.int(),
  left: z.int(),
  /** What the account's own envelope held; null when it has opened none. */
  own: z.nullable(amount),
  /** SHA-256 of the seed that the pot is divided by, shown before; the seed itself once the rain is over. */
  seedHash: z.string(),
  seed: z.nullable(z.string()),
})

const envelopeRains = defineCall({
  id: 'envelopeRains',
  method: 'GET',
  path: '/wps/redEnvelope',
  summary: 'The rains of red envelopes: the next one, the one that is on, and those of the last day.',
  roles: ['member'],
  value: z.object({ now: instant, rains: z.array(rain) }),
})

const openEnvelope = defineCall({
  id: 'openEnvelope',
  method: 'POST',
  path: '/wps/redEnvelope/{id}/open',
  summary:
    'Opens one envelope of a rain that is on: paid to the balance at once, one for each account and rain.',
  roles: ['member'],
  idempotent: true,
  params: z.strictObject({ id }),
  value: z.object({ id, amount, openedAt: instant }),
  errors: ['alreadyClaimed', 'outOfStock', 'wrongState'],
})

const sandboxEnvelope = defineCall({
  id: 'sandboxEnvelope',
  method: 'POST',
  path: '/sandbox/envelope',
  summary: 'Lets it rain red envelopes now.',
  roles: ['sandbox'],
  body: z.strictObject({
    seconds: z.int().check(z.gte(1), z.lte(3_600)),
    pot: positiveAmount,
    envelopes: z.int().check(z.gte(1), z.lte(1_000)),
  }),
  value: z.object({ id, endsAt: instant }),
  errors: ['amountOutOfRange'],
})

export const redEnvelopeCalls = { envelopeRains, openEnvelope, sandboxEnvelope } as const
