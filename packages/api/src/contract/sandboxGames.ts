import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { amount, id, instant, languageTag, positiveAmount, typed } from './scalars.ts'

const seeds = z.object({
  /** SHA-256, hex, of the seed that the next rounds are drawn by. */
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  /** Number of the next round. */
  nonce: z.int(),
  revealed: z.array(
    z.object({
      serverSeed: z.string(),
      serverSeedHash: z.string(),
      clientSeed: z.string(),
      rounds: z.int(),
      revealedAt: instant,
    }),
  ),
})

const playSession = typed(128)

const sandboxFairness = defineCall({
  id: 'sandboxFairness',
  method: 'POST',
  path: '/sandbox/games/fairness',
  summary: 'The hash of the seed in use, and the seeds that were revealed, newest first.',
  roles: ['sandbox'],
  body: z.strictObject({ playSession }),
  value: seeds,
})

const sandboxRotateSeed = defineCall({
  id: 'sandboxRotateSeed',
  method: 'POST',
  path: '/sandbox/games/seed',
  summary: 'Reveals the seed in use and takes a new one, mixed with a seed of the player.',
  roles: ['sandbox'],
  body: z.strictObject({
    playSession,
    clientSeed: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  }),
  value: seeds,
  /** `wrongState`: a flight of the seed in use is under way, and the seed would reveal where it ends. */
  errors: ['wrongState'],
})

const oddsRow = z.object({
  /** A symbol, a side, a fish, a bet type. */
  name: z.string(),
  /** The return for 1.00 staked, stake included. */
  pays: amount,
  /** Chance in per cent. */
  chance: z.string(),
})

const gameOdds = defineCall({
  id: 'gameOdds',
  method: 'GET',
  path: '/wps/game/{nodeId}/odds',
  summary:
    'The published odds of a game: what pays how much, how often, and what comes back in the long run.',
  roles: ['visitor'],
  params: z.strictObject({ nodeId: id }),
  value: z.object({
    family: z.string(),
    /** Per cent of stakes that come back in the long run, lowest and highest by way of betting. */
    returns: z.object({ from: z.string(), to: z.string() }),
    rows: z.array(oddsRow),
  }),
})

const ticket = z.object({
  ticketId: id,
  roundId: z.string(),
  kind: z.enum(['crash', 'lottery', 'coupon']),
  state: z.enum(['open', 'placed', 'decided', 'finished', 'refused']),
  outcome: z.nullable(z.enum(['won', 'lost', 'refunded'])),
  stake: amount,
  payout: amount,
  /** After the last movement; empty before the first. */
  balance: z.string(),
  /** What was bet on, one line each. */
  lines: z.array(z.string()),
  placedAt: z.nullable(instant),
  settlesAt: z.nullable(instant),
  /** Hundredths: where the flight ended, known once it has. */
  crashPoint: z.nullable(z.int()),
  now: instant,
})

const ticketErrors = [
  'insufficientFunds',
  'gameUnavailable',
  'roundClosed',
  'wrongState',
  'idempotencyKeyReused',
] as const

const sandboxTicket = defineCall({
  id: 'sandboxTicket',
  method: 'POST',
  path: '/sandbox/games/ticket',
  summary:
    'Places a bet that is settled later: a flight, a lottery bet or a coupon. The same round id is the same bet.',
  roles: ['sandbox'],
  body: z.strictObject({
    playSession,
    roundId: id,
    stake: positiveAmount,
    /** Flights: hundredths to leave at by itself. */
    target: z.optional(z.int().check(z.gte(101), z.lte(100_000))),
    lottery: z.optional(z.strictObject({ drawId: id, type: typed(16), choice: typed(8) })),
    legs: z.optional(
      z
        .array(
          z.strictObject({
            match: id,
            pick: z.enum(['home', 'draw', 'away']),
            odds: z.int().check(z.gte(100), z.lte(1_000_000)),
          }),
        )
        .check(z.minLength(1), z.maxLength(8)),
    ),
  }),
  value: ticket,
  errors: [...ticketErrors],
})

const sandboxCashOut = defineCall({
  id: 'sandboxCashOut',
  method: 'POST',
  path: '/sandbox/games/cash-out',
  summary: 'Leaves a flight at the moment that the server receives this. Asked again, it answers the same.',
  roles: ['sandbox'],
  body: z.strictObject({ playSession, roundId: id }),
  value: ticket,
  errors: [...ticketErrors],
})

const sandboxTickets = defineCall({
  id: 'sandboxTickets',
  method: 'POST',
  path: '/sandbox/games/tickets',
  summary: 'The last twenty bets of the player on this game, newest first.',
  roles: ['sandbox'],
  body: z.strictObject({ playSession }),
  value: z.object({ tickets: z.array(ticket) }),
})

const sandboxMarket = defineCall({
  id: 'sandboxMarket',
  method: 'GET',
  path: '/sandbox/games/{gameCode}/market',
  summary: 'What can be bet on now: the matches of a coupon, or the draw of a lottery with its bet types.',
  roles: ['sandbox'],
  params: z.strictObject({ gameCode: id }),
  query: z.strictObject({ language: z.optional(languageTag) }),
  value: z.object({
    now: instant,
    matches: z.array(
      z.object({
        match: z.string(),
        home: z.string(),
        away: z.string(),
        kickOff: instant,
        endsAt: instant,
        odds: z.object({ home: z.int(), draw: z.int(), away: z.int() }),
        resultHash: z.string(),
      }),
    ),
    draw: z.nullable(
      z.object({ drawId: z.string(), closesAt: instant, drawsAt: instant, resultHash: z.string() }),
    ),
    betTypes: z.array(z.object({ type: z.string(), odds: z.int() })),
  }),
})

export const sandboxGamesCalls = {
  sandboxFairness,
  sandboxRotateSeed,
  gameOdds,
  sandboxTicket,
  sandboxCashOut,
  sandboxTickets,
  sandboxMarket,
} as const
