import type { MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { parseAccept } from 'hono/utils/accept'
import { minCompressedSize } from '../http/answer.ts'

/**
 * Texts that a page reads or runs. Files that are written while they are read, such as CSV, are sent as they are; pages are
 * compressed by what renders them.
 */
const texts = /^(?:application\/(?:json|manifest\+json)|image\/svg\+xml|text\/(?:css|javascript))\b/

/**
 * Compresses what was not compressed before: a page of games is 66 kB as JSON and 7 compressed. No compressed
 * response contains a secret beside content that others control: those that set cookies have `no-transform`.
 */
export const compression = (): MiddlewareHandler =>
  compress({ threshold: minCompressedSize, contentTypeFilter: texts })

/** What a page is compressed with, of the encodings that a browser accepts. */
export function encodingFor(acceptEncoding: string): 'br' | 'gzip' | 'identity' {
  const accepted = parseAccept(acceptEncoding).filter(({ q }) => q > 0)
  return (['br', 'gzip'] as const).find((name) => accepted.some(({ type }) => type === name)) ?? 'identity'
}
