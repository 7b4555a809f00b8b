import * as z from 'zod/mini'

/** What is wrong with one field: a code with its parameters, put into words by the site. */
export const fieldProblem = z.object({
  field: z.string(),
  code: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
})

export type WireFieldProblem = z.output<typeof fieldProblem>

/** Every response of the platform. `value` is there on success, `code` otherwise. */
export const envelope = z.object({
  success: z.boolean(),
  value: z.optional(z.unknown()),
  code: z.optional(z.string()),
  message: z.optional(z.string()),
  problems: z.optional(z.array(fieldProblem)),
  /** Numbers and texts for the message of the code, such as `min`, `max`, `retryAfterSeconds`, `captcha`. */
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
})

export type Envelope = z.output<typeof envelope>
