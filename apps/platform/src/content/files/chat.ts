import { z } from 'zod'
import { room, service } from '../../chat/partners.ts'
import { skeleton } from '../../members/names.ts'
import { byId, code, count, id, line, picture } from './fields.ts'

/** Plain text, compared as it looks. */
const word = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .refine((text) => /\p{L}/u.test(skeleton(text)), 'has no letter')

const model = z.strictObject({
  id: id.refine((named) => named !== service && named !== room, "is the platform's own"),
  name: line,
  /** Of the game's table, by its id in `games`. */
  game: code,
  /** The game's where it has none. */
  picture,
  /** Hours of the brand's day, over midnight where `until` is the smaller; always there without one. */
  shift: z
    .strictObject({ from: count(0, 23), until: count(1, 24) })
    .refine(({ from, until }) => from !== until, { path: ['until'], message: 'is "from"' })
    .optional(),
  /** Not to be talked to any more; talks from before still name them. */
  off: z.boolean().default(false),
})

export const chat = z.strictObject({
  /** What is not passed on: Latin words where they are whole, others wherever they are. */
  words: z.array(word).max(500).default([]),
  /** How many messages with such a word mute their writer, and for how long. */
  strikes: count(1, 100).default(3),
  muteMinutes: count(1, 43_200).default(10),
  models: byId(model).max(500).default([]),
})
