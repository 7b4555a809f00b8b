import type { Fetch } from '../hosting/site.ts'
import { failure, toResponse } from '../http/answer.ts'
import type { Platform } from '../platform.ts'
import { mayView, readBytes } from './uploads.ts'

const place = /^\/uploads\/([\w-]{1,64})$/

/**
 * Serves an uploaded image on the platform's own origin, where no page of a site is: as an image when an `<img>`
 * asks, as a file to save when a person opens the address. Null for every other path.
 */
export function uploadPages(platform: Platform): (...request: Parameters<Fetch>) => Promise<Response | null> {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    const id = request.method === 'GET' ? place.exec(pathname)?.[1] : undefined
    if (id === undefined) return null
    const row = mayView(platform, id, searchParams)
      ? await platform.db.selectFrom('upload').selectAll().where('id', '=', id).executeTakeFirst()
      : undefined
    const bytes = row ? await readBytes(platform.settings.uploadFolder, row) : null
    if (!row || bytes === null) return toResponse(failure('notFound'))
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': row.type,
        'content-disposition': `attachment; filename="picture.${row.type === 'image/png' ? 'png' : 'jpg'}"`,
        'cache-control': 'private, max-age=3600',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'cross-origin',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      },
    })
  }
}
