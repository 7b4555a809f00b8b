import { z } from 'zod'

export const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)
export const account = z.string().min(1).max(64)
/** A decimal amount, such as "25.00". */
export const amount = z.string()
/** ISO 8601 in UTC. */
export const instant = z.string()
/** Rows of a page of a list, at most. */
export const maxRows = 200

/** Which page of a list is wanted. */
export const pageQuery = {
  /** `page.next` of the page before. */
  after: z.string().max(200).optional(),
  pageSize: z.coerce.number().pipe(z.int().min(1).max(maxRows)).default(maxRows),
}

/** Where the next page begins: the `after` of it, null on the last. */
export const nextPage = z.object({ next: z.string().nullable() })
