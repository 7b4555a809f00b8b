import { statSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress'
import type { Listening } from '../http/api.ts'

/** A build puts a hash of the content into these names, of seven characters in the sites: they never change. */
const hashedName = /^\/assets\/.*[-.][A-Za-z0-9_-]{7,}\.\w+$/

/** Dot-files, source maps, and the precompressed variants, which are sent in place of their files only. */
const hidden = /(?:^|[/\\])\.|\.(?:map|br|gz|zst)$/i

/** Never the name of a file: Hono would read a directory as a file that has no index. */
const noIndex = '.none'

interface FileOptions {
  /** What a directory shows. @default nothing */
  readonly index?: string
  /** What the folder's paths begin with in addresses. @default nothing */
  readonly strip?: string
}

export type ServingFiles = Listening & { Variables: { etag?: string } }

/**
 * Serves the files of one folder by Hono, with their precompressed variants where there are any: nothing outside of the
 * folder and nothing hidden. Other paths are left to the next handler.
 */
export function staticFiles(
  root: string,
  { index = noIndex, strip = '' }: FileOptions = {},
): MiddlewareHandler<ServingFiles> {
  const serve = serveStatic<ServingFiles>({
    root,
    index,
    precompressed: true,
    rewriteRequestPath: (path) => path.slice(strip.length),
    // Another build writes other bytes, also within a second and of the same length; each encoding has a tag of its own.
    onFound(path, c) {
      const { size, mtimeMs } = statSync(path)
      const encoding = /\.(?:br|gz|zst)$/.exec(path)?.[0] ?? ''
      c.set('etag', `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}${encoding}"`)
    },
  })
  return async (c, next) => {
    if (hidden.test(c.req.path)) return next()
    // Hono does not compare If-Range: the whole file is always right.
    if (c.req.header('if-range') !== undefined) c.req.raw.headers.delete('range')
    const response = await serve(c, next)
    const etag = c.get('etag')
    if (!(response instanceof Response) || !response.ok || etag === undefined) return response
    response.headers.set('etag', etag)
    // Hono says so only where it sends a variant: a cache would serve the file itself to all clients.
    if (COMPRESSIBLE_CONTENT_TYPE_REGEX.test(response.headers.get('content-type') ?? ''))
      response.headers.set('vary', 'accept-encoding')
    response.headers.set(
      'cache-control',
      hashedName.test(c.req.path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    )
    return response
  }
}
