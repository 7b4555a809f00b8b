import * as z from 'zod/mini'
import { typed } from './scalars.ts'

/*
 * What a site says of itself in the lists of games, as the specification's calls have it. This platform's games are
 * pages of HTML5 that run everywhere and it serves one merchant, so none of it narrows a list: each is accepted in its
 * specified values, and not read.
 */

/** Accepted, and not read: kind of client; 3 is a site in a browser. */
export const clientType = z.optional(z.literal('3'))

/** Accepted, and not read: what the client can play, `flash`, `html5-desktop` or both with a comma between. */
export const platform = z.optional(z.enum(['flash', 'html5-desktop', 'flash,html5-desktop']))

/** Accepted, and not read: the brand's merchant code, which the platform knows by itself. */
export const merchant = z.optional(typed(32))

/** Accepted, and not read: 2 requests games of the whole platform, which every list contains. */
export const isPlatform = z.optional(z.literal('2'))
