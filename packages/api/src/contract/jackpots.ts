import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { gameTypes } from './games.ts'
import { amount, fallbackLanguage, id, instant, languageTag } from './scalars.ts'

const jackpots = defineCall({
  id: 'jackpots',
  method: 'GET',
  path: '/wps/game/jackpots',
  summary: 'What each jackpot holds now, where that comes from, how likely it is won, and who won it last.',
  roles: ['visitor'],
  query: z.strictObject({ language: z.optional(languageTag) }),
  value: z.object({
    currency: z.string(),
    /** When the amounts were read. */
    asOf: instant,
    jackpots: z.array(
      z.object({
        id,
        displayName: z.string(),
        language: fallbackLanguage,
        amount,
        /** What it begins with after each win. */
        startAmount: amount,
        /** The pool is fed by this many per cent of each settled stake on the games of the category. */
        source: z.object({ percent: z.string(), gameType: z.enum(gameTypes), games: z.int() }),
        /** It is won once for so much staked, on average; each bet's chance is its stake over this. */
        oncePerStaked: amount,
        /** SHA-256, hex, of the seed that the bets of this run are drawn by. */
        seedHash: z.string(),
        lastWon: z.nullable(
          z.object({
            amount,
            at: instant,
            /** Masked. */
            player: z.string(),
            betId: z.string(),
            number: z.int(),
            seed: z.string(),
            seedHash: z.string(),
          }),
        ),
      }),
    ),
  }),
})

export const jackpotCalls = { jackpots } as const
