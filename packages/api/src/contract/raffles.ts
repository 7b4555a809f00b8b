import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { amount, day, id, instant } from './scalars.ts'

const seeds = {
  /** SHA-256 of the seed of the draw, shown from the beginning; the seed itself once it was drawn. */
  seedHash: z.string(),
  seed: z.nullable(z.string()),
}

const raffle = defineCall({
  id: 'raffle',
  method: 'GET',
  path: '/wps/raffle',
  summary: 'The raffle of the week: what gives tickets, those of the account, the prizes, and the last draw.',
  roles: ['member'],
  value: z.object({
    id,
    /** First and last day of the brand. */
    from: day,
    to: day,
    drawAt: instant,
    /** One ticket for each whole so much of credited deposits, and of valid bet, in the week. */
    rule: z.object({ deposit: amount, validBet: amount }),
    /** Cash, the first prize first. */
    prizes: z.array(amount),
    /** Tickets that everybody has claimed so far. */
    tickets: z.int(),
    own: z.object({
      claimed: z.int(),
      claimable: z.int(),
      /** Numbers from and to, both included, as they were claimed; the last hundred. */
      numbers: z.array(z.object({ from: z.int(), to: z.int() })),
    }),
    ...seeds,
    /** The week before; null when there was none. */
    last: z.nullable(
      z.object({
        id,
        tickets: z.int(),
        drawnAt: instant,
        ...seeds,
        winners: z.array(
          z.object({ place: z.int(), number: z.int(), player: z.string(), prize: amount, own: z.boolean() }),
        ),
      }),
    ),
  }),
})

const claimRaffle = defineCall({
  id: 'claimRaffle',
  method: 'POST',
  path: '/wps/raffle/{id}/claim',
  summary: 'Claims the tickets that deposits and play have given so far: consecutive numbers, each once.',
  roles: ['member'],
  idempotent: true,
  params: z.strictObject({ id }),
  value: z.object({ id, from: z.int(), to: z.int(), claimed: z.int() }),
  errors: ['alreadyClaimed', 'notEligible', 'wrongState'],
})

const sandboxRaffle = defineCall({
  id: 'sandboxRaffle',
  method: 'POST',
  path: '/sandbox/raffle',
  summary: 'Draws the raffle of this week now; nobody claims tickets of it any more.',
  roles: ['sandbox'],
  body: z.strictObject({}),
  value: z.object({ id, winners: z.int() }),
  errors: ['wrongState'],
})

export const raffleCalls = { raffle, claimRaffle, sandboxRaffle } as const
