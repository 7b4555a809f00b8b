import { z } from 'zod'

export const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/)
export const account = z.string().min(1).max(64)
/** A decimal amount, such as "25.00". */
export const amount = z.string()
/** ISO 8601 in UTC. */
export const instant = z.string()
/** Of a page of a list: the newest, or the oldest that wait, at most so many. */
export const maxRows = 200
