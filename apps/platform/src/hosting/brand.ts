import { brandManifest, dressPage, loadBrand, manifestFile } from '@baize/ui/brand/serve'
import { failure, toResponse } from '../http/answer.ts'

/** What a site wears: its pages in a brand's look, and what lies under `/brand/`. */
export interface Dress {
  /** The page of the built site in this brand. */
  page(html: string): string
  /** The answer for a path under `/brand/`; null for every other path. */
  serve(pathname: string, request: Request): Response | null
}

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  webp: 'image/webp',
  ico: 'image/x-icon',
}

/** Reads a brand's folder once, as source or built. Throws, with sentences, for one that cannot be used. */
export function dressOf(folder: string): Dress {
  const brand = loadBrand(folder)
  const files = new Map<string, string | Uint8Array>([
    ...brand.assets,
    ['brand.css', brand.css],
    [manifestFile, brandManifest(brand)],
    ['brand.json', JSON.stringify(brand.data)],
  ])
  const etag = `"${brand.data.version}"`
  return {
    page: (html) => dressPage(html, brand),
    serve(pathname, request) {
      if (!pathname.startsWith('/brand/')) return null
      const name = pathname.slice('/brand/'.length)
      const body = files.get(name)
      if (body === undefined) return toResponse(failure('notFound'))
      const versioned = new URL(request.url).search === `?${brand.data.version}`
      const headers = {
        'content-type': types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
        // An address with the brand's version in it never means another picture.
        'cache-control': versioned ? 'public, max-age=31536000, immutable' : 'no-cache',
        etag,
      }
      // What was sent compressed has a weak mark of the same words.
      if (request.headers.get('if-none-match')?.replace(/^W\//, '') === etag)
        return new Response(null, { status: 304, headers })
      const bytes = typeof body === 'string' ? body : new Uint8Array(body)
      return new Response(request.method === 'HEAD' ? null : bytes, { headers })
    },
  }
}
