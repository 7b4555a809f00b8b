import { brandManifest, dressPage, loadBrand, manifestFile } from '@baize/ui/brand/serve'
import { getMimeType } from 'hono/utils/mime'

/** What a site wears: its pages in a brand's look, and what lies under `/brand/`. */
export interface Dress {
  /** The page of the built site in this brand. */
  page(html: string): string
  /** The file of a request under `/brand/`, with the brand's version as its tag; null where the brand has none. */
  serve(request: Request): Response | null
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
    serve(request) {
      const { pathname, search } = new URL(request.url)
      const name = pathname.slice('/brand/'.length)
      const body = files.get(name)
      if (body === undefined) return null
      const headers = {
        'content-type': getMimeType(name) ?? 'application/octet-stream',
        // An address with the brand's version in it never means another picture.
        'cache-control':
          search === `?${brand.data.version}` ? 'public, max-age=31536000, immutable' : 'no-cache',
        etag,
      }
      return new Response(typeof body === 'string' ? body : new Uint8Array(body), { headers })
    },
  }
}
