import { parseMoney } from '@baize/api/money'
import { z } from 'zod'
import { type Names, spokenLanguages } from '../../games/names.ts'

export const id = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'must be lower-case letters, digits and hyphens')
export const time = z.iso.datetime({
  offset: true,
  error: 'must be a time such as 2026-12-01T09:00:00+07:00',
})
export const toDate = (text: string): Date => new Date(text)

/** A text by language; English is what a reader of a language that is missing reads. */
const texts = (max: number) =>
  z
    .partialRecord(z.enum(spokenLanguages), z.string().trim().min(1).max(max))
    .refine((named) => named.en !== undefined, { path: ['en'], message: 'is missing' })
    .transform((named) => named as Names)

export const line = texts(300)
export const html = texts(60_000)
export const amount = z
  .string()
  .regex(/^(?:0|[1-9][0-9]{0,12})(?:\.[0-9]{1,4})?$/, 'must be an amount such as "25.00"')
  .transform(parseMoney)
export const count = (min: number, max: number) => z.int().min(min).max(max)

/** Adds a problem for each entry that has the value of one before it. */
export const onceEach =
  <Key extends string>(key: Key) =>
  (entries: readonly { readonly [K in Key]: string }[], context: z.RefinementCtx) => {
    const seen = new Set<string>()
    for (const [index, { [key]: value }] of entries.entries()) {
      if (seen.has(value)) context.addIssue({ code: 'custom', path: [index, key], message: 'is there twice' })
      seen.add(value)
    }
  }

export const byId = <Entry extends { readonly id: string }>(entry: z.ZodType<Entry>) =>
  z.array(entry).superRefine(onceEach('id'))

/** At a host of pictures, or a path of the platform. */
export const picture = z.string().max(2_000).default('')
export const code = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be letters, digits, "-" and "_"')
