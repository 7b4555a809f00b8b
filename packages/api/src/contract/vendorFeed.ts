import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { gameTypes } from './games.ts'
import { day, fallbackLanguage, id, instant, languageTag, pageInfo, paging, typed } from './scalars.ts'
import { vendorText } from './seamless.ts'

/**
 * What vendors publish of their matches and draws. A vendor's server sends what has changed, signed as its calls to the
 * wallet are, and an empty list at least every ten seconds while nothing does: figures whose `asOf` is thirty seconds old
 * count as stale, and pages say of when they are. `asOf` is the vendor's time of the figures, at most five
 * minutes ahead of the platform's; a row that is older than the one before is passed over, so that calls may arrive in any
 * order and may be sent again. A match under way is sent at least every five minutes, changed or not; one that nothing new is
 * said of for ten is shown no more.
 */
export const matchStates = ['scheduled', 'live', 'postponed', 'ended', 'abandoned'] as const

/** Decimal odds, stake included: `1.85`. */
const odds = z.string().check(z.regex(/^[1-9][0-9]{0,4}(?:\.[0-9]{1,2})?$/))

const goals = z.int().check(z.gte(0), z.lte(9_999))
const score = z.object({ home: goals, away: goals })

/** `draw` is null where a match cannot end so. */
const matchOdds = z.object({ home: odds, draw: z.nullable(odds), away: odds })

/** The digits of a draw, its groups separated by spaces. */
const numbers = z.string().check(z.regex(/^[0-9]+(?: [0-9]+)*$/), z.maxLength(64))

const feedErrors = ['badSignature', 'replayedRequest'] as const

const publishMatches = defineCall({
  id: 'publishMatches',
  method: 'POST',
  path: '/wps/vendor/matches',
  summary:
    'A vendor publishes matches with scores and odds: what is new or has changed, none as a sign of life.',
  roles: ['vendor'],
  body: z.strictObject({
    asOf: instant,
    matches: z
      .array(
        z.strictObject({
          /** The vendor’s own id, which `match` of a launch carries back. */
          matchId: id,
          /** The game of the vendor that takes bets on it. */
          gameCode: id,
          competition: z.strictObject({ id, name: vendorText }),
          home: vendorText,
          away: vendorText,
          startsAt: instant,
          state: z.enum(matchStates),
          /** No bets are taken for now, whatever the state is. */
          suspended: z.boolean(),
          score: z.nullable(z.strictObject(score.shape)),
          odds: z.nullable(z.strictObject(matchOdds.shape)),
        }),
      )
      .check(z.maxLength(50)),
  }),
  /** How many rows were newer than those before. */
  value: z.object({ changed: z.int() }),
  errors: [...feedErrors],
})

const publishDraws = defineCall({
  id: 'publishDraws',
  method: 'POST',
  path: '/wps/vendor/draws',
  summary:
    'A vendor publishes its next draws, and their numbers once they are drawn; none as a sign of life.',
  roles: ['vendor'],
  body: z.strictObject({
    asOf: instant,
    draws: z
      .array(
        z.strictObject({
          drawId: id,
          gameCode: id,
          closesAt: instant,
          drawsAt: instant,
          /** Null until it is drawn. */
          numbers: z.nullable(numbers),
          /** It is not drawn: stakes are returned. */
          cancelled: z.boolean(),
        }),
      )
      .check(z.maxLength(100)),
  }),
  value: z.object({ changed: z.int() }),
  errors: [...feedErrors],
})

/** How old what a vendor published is. */
const age = {
  asOf: instant,
  /** The vendor has sent nothing for too long: the figures may be outdated. */
  stale: z.boolean(),
}

const sportsFixtures = defineCall({
  id: 'sportsFixtures',
  method: 'GET',
  path: '/wps/sports/fixtures',
  summary:
    'A page of the matches of a category: those under way, the next ones with odds, and those that have just ended.',
  roles: ['visitor'],
  query: z.strictObject({
    ...paging,
    gameType: z.enum(gameTypes),
    /** Those that can be bet on next, those under way, or those that have just ended; all without it. */
    when: z.optional(z.enum(['next', 'live', 'over'])),
    /** One day of the brand’s time zone. */
    day: z.optional(day),
    /** The id of one competition of the response. */
    competition: z.optional(typed(129)),
    language: z.optional(languageTag),
  }),
  value: z.object({
    now: instant,
    /** The vendors of these matches, the oldest figures first. */
    feeds: z.array(
      z.object({ vassalage: z.string(), displayName: z.string(), language: fallbackLanguage, ...age }),
    ),
    /** How many there are of each kind of time, whatever was requested. */
    counts: z.object({ next: z.int(), live: z.int(), over: z.int() }),
    days: z.array(z.object({ day, matches: z.int() })),
    competitions: z.array(
      z.object({ id: z.string(), displayName: z.string(), language: fallbackLanguage, matches: z.int() }),
    ),
    matches: z.array(
      z.object({
        id: z.string(),
        vassalage: z.string(),
        /** What a launch names it by: `nodeId` and `match`. */
        nodeId: z.string(),
        matchId: z.string(),
        competitionId: z.string(),
        day,
        home: z.string(),
        away: z.string(),
        language: fallbackLanguage,
        startsAt: instant,
        state: z.enum(matchStates),
        suspended: z.boolean(),
        score: z.nullable(score),
        odds: z.nullable(matchOdds),
      }),
    ),
    page: pageInfo,
  }),
})

const lotteryDraws = defineCall({
  id: 'lotteryDraws',
  method: 'GET',
  path: '/wps/lottery/draws',
  summary: 'Of each lottery the next draw and the last result, the next draw first.',
  roles: ['visitor'],
  query: z.strictObject({
    gameType: z.optional(z.enum(['LOTT', 'ELOTT'])),
    language: z.optional(languageTag),
  }),
  value: z.object({
    now: instant,
    lotteries: z.array(
      z.object({
        nodeId: z.string(),
        gameCode: z.string(),
        vassalage: z.string(),
        displayName: z.string(),
        language: fallbackLanguage,
        underMaintenance: z.boolean(),
        ...age,
        next: z.nullable(z.object({ drawId: z.string(), closesAt: instant, drawsAt: instant })),
        last: z.nullable(
          z.object({
            drawId: z.string(),
            drawnAt: instant,
            /** Null of a draw that was cancelled. */
            numbers: z.nullable(z.string()),
          }),
        ),
      }),
    ),
  }),
})

export const vendorFeedCalls = { publishMatches, publishDraws, sportsFixtures, lotteryDraws } as const
