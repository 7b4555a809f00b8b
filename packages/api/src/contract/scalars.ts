import * as z from 'zod/mini'

/** A decimal amount on the wire: optional minus, at most 15 digits before and 4 after the point. */
export const amount = z
  .string()
  .check(z.regex(/^-?(?:0|[1-9][0-9]{0,14})(?:\.[0-9]{1,4})?$/), z.maxLength(21))

/** An amount above zero or zero, as a request may carry it: at most 14 digits before the point, so that it always fits 64 bits of 1/10,000. */
export const positiveAmount = z
  .string()
  .check(z.regex(/^(?:0|[1-9][0-9]{0,13})(?:\.[0-9]{1,2})?$/), z.maxLength(17))

/** An opaque id of the platform. */
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/))

/** A moment, ISO 8601 in UTC. */
export const instant = z
  .string()
  .check(
    z.regex(
      /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,6})?Z$/,
    ),
  )

/** A calendar day in the brand's time zone, yyyy-MM-dd. */
export const day = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/))

/** A BCP 47 tag of one of the interface languages. */
export const languageTag = z
  .string()
  .check(z.regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/), z.maxLength(24))

/** The language of the plain texts beside it, where it is not the reader's: a page marks them with it. */
export const fallbackLanguage = z.optional(languageTag)

/** Text typed by a user: bounded, checked further by the rules of its field. */
export const typed = (max = 256) => z.string().check(z.maxLength(max))

/** The number in a query string. */
export const queryNumber = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^[0-9]{1,6}$/)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.int().check(z.gte(min), z.lte(max)),
    ),
  )

/** Page of a list, counted from 1, and its size. */
export const paging = {
  pageNo: z._default(queryNumber(1, 100_000), 1),
  pageSize: z._default(queryNumber(1, 100), 20),
}

/** Which way a list is sorted; descending when left out. */
export const sortOrder = { order: z.optional(z.enum(['ascending', 'descending'])) }

/**
 * A list that grows without end is read by keyset: each response says where the next page begins (`next`), which the
 * next request returns as `after`. A page costs the same however far down it is, and rows that are added meanwhile
 * move nothing.
 */
export const keyset = {
  after: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,500}$/))),
  pageSize: z._default(queryNumber(1, 100), 20),
}

/** Where the next page of a keyset list begins; null when this was the last one. */
export const keysetInfo = z.object({ next: z.nullable(z.string()) })

/** Bets that were settled before may be kept by the operator elsewhere and are in no list; absent where none can be missing. */
export const archivedBefore = z.optional(instant)

/** First and last day of a report, both included. */
export const period = { from: z.optional(day), to: z.optional(day) }

/** The position of a page in its list. */
export const pageInfo = z.object({ pageNo: z.int(), pageSize: z.int(), total: z.int() })

/** The response of a call without a value. */
export const done = z.object({})
