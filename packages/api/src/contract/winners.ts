import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { game, gameTypes } from './games.ts'
import { amount, day, instant, languageTag } from './scalars.ts'

const limitNum = z._default(
  z.pipe(
    z.string().check(z.regex(/^(?:[1-9]|1[0-9]|20)$/)),
    z.transform((text: string) => Number(text)),
  ),
  20,
)

const winnerBoard = defineCall({
  id: 'winnerBoard',
  method: 'GET',
  path: '/wps/winner/rank',
  summary: 'The highest wins of the last seven days, from real play only; empty when nobody won.',
  roles: ['visitor'],
  query: z.strictObject({
    gameCategory: z._default(z.enum(['ALL', ...gameTypes]), 'ALL'),
    limitNum,
    language: z.optional(languageTag),
  }),
  value: z.object({
    /** Brand days that count, both included. */
    from: day,
    to: day,
    /** Highest win first; of equal wins the earlier. A player has one row a day and category: the best. */
    rows: z.array(
      z.object({
        rank: z.int(),
        /** Masked in the regulated profile, `***` for a member who does not want to be named. */
        player: z.string(),
        game,
        /** The win of the bet above its stake. */
        prize: amount,
        /** The same for people: two decimals, thousands separated by commas. */
        vo: z.object({ winAmount: z.string(), currencySymbol: z.string() }),
        at: instant,
      }),
    ),
  }),
})

const visibility = z.object({
  /** Whether the account's nickname is shown on the winner board and the leaderboard. */
  named: z.boolean(),
})

const boardVisibility = defineCall({
  id: 'boardVisibility',
  method: 'GET',
  path: '/wps/winner/visibility',
  summary: 'Whether the account is named on boards that others see.',
  roles: ['member'],
  value: visibility,
})

const setBoardVisibility = defineCall({
  id: 'setBoardVisibility',
  method: 'PUT',
  path: '/wps/winner/visibility',
  summary: 'Has the account named on boards, or not; rows that stand there change at once.',
  roles: ['member'],
  body: z.strictObject({ named: z.boolean() }),
  value: visibility,
})

export const winnersCalls = { winnerBoard, boardVisibility, setBoardVisibility } as const
