import { existsSync } from 'node:fs'
import {
  type BrandData,
  brandManifest,
  dressPage,
  isVersion,
  type LoadedBrand,
  loadBrand,
  manifestFile,
  readPublished,
  releaseFolder,
} from '@baize/ui/brand/serve'
import { getMimeType } from 'hono/utils/mime'
import { log } from '../observability/log.ts'

/** A site's theme: its pages in a brand's look, and the files under `/brand/`. */
export interface Dress {
  /** Changes with anything of the brand. */
  readonly version: string
  /** The page of the built site in this brand. */
  page(html: string): string
  /** The file of a request under `/brand/`, with the brand's version as its tag; null where the brand has none. */
  serve(request: Request): Response | null
}

/** The brand of a folder, as it is now. */
export interface WornBrand {
  current(): { readonly brand: LoadedBrand; readonly dress: Dress }
  /** A version in the folder, published or not; null where there is none, or where it would need a restart. */
  version(name: string): Dress | null
}

/** How many versions besides the one that is worn are kept in memory. */
const maxPreviews = 4

/** How often a folder is asked which version is worn, in milliseconds: a request more often than that asks nothing. */
const askedEvery = 1_000

const worn = new Map<string, WornBrand>()

/**
 * The brand of a folder. A folder that `brand publish` writes is followed: the version that it names is worn from the next
 * request on. One that cannot be used, or that would change what the platform began with, is logged and not worn; the one before
 * stays. Throws, with sentences, where there is none to begin with.
 */
export function wornBrand(folder: string): WornBrand {
  const known = worn.get(folder)
  if (known) return known
  const opened = openBrand(folder)
  worn.set(folder, opened)
  return opened
}

function openBrand(folder: string): WornBrand {
  const first = loadBrand(folder)
  let current = { brand: first, dress: dressOf(first) }
  let seen = readPublished(folder)?.current
  let asked = performance.now()

  function follow(): void {
    try {
      const version = readPublished(folder)?.current
      if (version === undefined || version === seen) return
      seen = version
      const next = loadBrand(folder)
      const fixed = fixedChanges(first.data, next.data)
      if (fixed.length > 0) {
        log.warn(
          { where: folder },
          `the published brand ${version} is not worn: ${fixed.join(', ')} changed; start again for it`,
        )
        return
      }
      current = { brand: next, dress: dressOf(next) }
      log.info({ where: folder }, `the published brand ${next.data.name} ${next.data.version} is worn`)
    } catch (error) {
      log.warn({ where: folder, error: String(error) }, 'a published brand is not worn')
    }
  }

  const previews = new Map<string, Dress>()
  function preview(name: string): Dress | null {
    try {
      const release = releaseFolder(folder, name)
      if (!isVersion(name) || !existsSync(release)) return null
      const brand = loadBrand(release)
      return fixedChanges(first.data, brand.data).length > 0 ? null : dressOf(brand)
    } catch (error) {
      log.warn({ where: folder, error: String(error) }, 'a published brand cannot be previewed')
      return null
    }
  }

  return {
    version(name) {
      if (name === current.dress.version) return current.dress
      const made = previews.get(name) ?? preview(name)
      if (made !== null) previews.set(name, made)
      for (const old of [...previews.keys()].slice(0, -maxPreviews)) previews.delete(old)
      return made
    },
    current() {
      if (performance.now() - asked >= askedEvery) {
        asked = performance.now()
        follow()
      }
      return current
    },
  }
}

/**
 * Settings on which accounts, money and the law depend: the platform reads them at its start, and publishing a brand
 * does not change them.
 */
const fixedSettings = [
  'merchantCode',
  'policyProfile',
  'currency',
  'minimumAge',
  'languages',
  'defaultLanguage',
] as const satisfies readonly (keyof BrandData)[]

function fixedChanges(one: BrandData, other: BrandData): string[] {
  return fixedSettings.filter((setting) => JSON.stringify(one[setting]) !== JSON.stringify(other[setting]))
}

function dressOf(brand: LoadedBrand): Dress {
  const files = new Map<string, string | Uint8Array>([
    ...brand.assets,
    ['brand.css', brand.css],
    [manifestFile, brandManifest(brand)],
    ['brand.json', JSON.stringify(brand.data)],
  ])
  const { version } = brand.data
  return {
    version,
    page: (html) => dressPage(html, brand),
    serve(request) {
      const { pathname, search } = new URL(request.url)
      const name = pathname.slice('/brand/'.length)
      const body = files.get(name)
      if (body === undefined) return null
      const headers = {
        'content-type': getMimeType(name) ?? 'application/octet-stream',
        // An address with the brand's version in it never means another image.
        'cache-control': search === `?${version}` ? 'public, max-age=31536000, immutable' : 'no-cache',
        etag: `"${version}"`,
      }
      return new Response(typeof body === 'string' ? body : new Uint8Array(body), { headers })
    },
  }
}
