import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Site } from '../http/implement.ts'
import { renderedPagesTotal } from '../observability/metrics.ts'
import type { Platform } from '../platform.ts'
import { type Dress, wornBrand } from './brand.ts'
import { encodingFor } from './compression.ts'
import { brandIn, type PageParts, pageDocument, stylesheetsIn } from './page-template.ts'
import { reportingHeaders, sitePolicy } from './policy.ts'
import { robotsFile } from './robots.ts'
import { openServerBuild } from './server-build.ts'
import type { Fetch } from './site.ts'

/** How many documents are kept: a page for each language, and the heads of the pages that browsers render. */
const maxDocuments = 200

/** The brand that is worn, and versions that are previewed. */
const maxThemes = 4
/** Of an address that shows a published version before it is worn. */
const previewParameter = 'brand-preview'

/** What a site renders: its pages, and what search engines request of them. */
export interface SitePages {
  /** The brand that the site is themed with now; null where it stays as it was built. */
  dress(): Dress | null
  /** The brand of an address that names a version: of a preview, or of the images in one. */
  version(name: string): Dress | null
  /** The page of a request, at any path. */
  readonly page: Fetch
  /** Whether the site shows something at a path. */
  isPage(path: string): Promise<boolean>
  /** `/robots.txt` and `/sitemap.xml`; null for any other path, and for a sitemap without pages. */
  robots(pathname: string): Promise<Response | null>
}

/** A document as it is sent: the same for all visitors of its language. */
interface SentDocument {
  readonly etag: string
  readonly policy: string
  body(encoding: 'br' | 'gzip' | 'identity'): Promise<Buffer>
}

/** The built page in its brand, and the documents that were made of it. */
interface Theme {
  readonly built: string
  readonly template: string
  readonly brand: unknown
  /** By the page that the server rendered, which is the same object for the same content. */
  readonly rendered: WeakMap<object, SentDocument>
  /** Those that browsers render, by head and address. */
  readonly others: Map<string, SentDocument>
}

/** Renders the pages of a built site, in its brand. */
export function sitePages(platform: Platform, site: Site, dist: string, api: Fetch): SitePages {
  const textOf = (path: string) => readFile(join(dist, path), 'utf8').catch(() => null)
  const { settings } = platform
  const worn = settings.brandFolder === null ? null : wornBrand(settings.brandFolder)
  const dress = () => worn?.current().dress ?? null
  const server = openServerBuild(dist, api)
  const version = (name: string) => worn?.version(name) ?? null
  const themes = new Map<Dress | null, Theme>()

  /** The built page in its brand; null where nothing was built. */
  async function themed(now: Dress | null): Promise<Theme | null> {
    const built = await textOf('index.html')
    if (built === null) return null
    const known = themes.get(now)
    if (known?.built === built) return known
    const template = now === null ? built : now.page(built)
    const theme = {
      ...{ built, template, brand: brandIn(template) },
      ...{ rendered: new WeakMap(), others: new Map() },
    }
    themes.set(now, theme)
    for (const old of [...themes.keys()].slice(0, -maxThemes)) themes.delete(old)
    return theme
  }

  async function makeDocument(parts: PageParts): Promise<SentDocument> {
    const stylesheets = new Map<string, string>()
    if (parts.prerendered)
      for (const address of stylesheetsIn(parts.template)) {
        const css = await textOf(address)
        if (css !== null) stylesheets.set(address, css)
      }
    const { html, scriptHashes, styleHashes } = pageDocument({ ...parts, stylesheets })
    return {
      etag: `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
      policy: sitePolicy(settings, site, { scriptHashes, styleHashes }),
      body: bodies(html),
    }
  }

  /** The document of a page, made once for the same parts. */
  async function documentOf({ rendered, others }: Theme, parts: PageParts): Promise<SentDocument> {
    const { head, url, prerendered } = parts
    const key = prerendered ? '' : JSON.stringify([head, url])
    const made = prerendered ? rendered.get(prerendered.page) : others.get(key)
    if (made) return made
    const document = await makeDocument(parts)
    if (prerendered) rendered.set(prerendered.page, document)
    else others.set(key, document)
    for (const old of [...others.keys()].slice(0, -maxDocuments)) others.delete(old)
    return document
  }

  async function page(request: Request, env?: object): Promise<Response> {
    const wanted = new URL(request.url).searchParams.get(previewParameter)
    const preview = wanted === null ? null : version(wanted)
    const theme = await themed(preview ?? dress())
    if (theme === null) return new Response('This site is not built: run the build first.', { status: 503 })
    const { template, brand } = theme
    const prerendered = await server.render(request, env, brand)
    renderedPagesTotal.inc({ site, made: prerendered ? 'rendered' : 'shell' })
    const head = prerendered?.page ?? (await server.head(request, brand, settings.brand.name))
    const { pathname } = new URL(request.url)
    const document = await documentOf(theme, {
      template,
      head,
      url: head ? new URL(head.path ?? pathname, settings.publicUrls[site]).href : '',
      ...(prerendered ? { prerendered } : {}),
    })
    const encoding = encodingFor(request.headers.get('accept-encoding') ?? '')
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': preview ? 'no-store' : 'no-cache',
      etag: document.etag,
      vary: 'accept-encoding, accept-language, cookie',
      'content-security-policy': document.policy,
      ...reportingHeaders(settings.publicUrls[site]),
      ...(preview || (await server.isPrivate(pathname)) ? { 'x-robots-tag': 'noindex' } : {}),
    }
    const body = request.method === 'HEAD' ? null : new Uint8Array(await document.body(encoding))
    return new Response(body, {
      headers: encoding === 'identity' ? headers : { ...headers, 'content-encoding': encoding },
    })
  }

  return {
    dress,
    version,
    page,
    isPage: server.isPage,
    robots: async (pathname) =>
      /^\/(?:robots\.txt|sitemap\.xml)$/.test(pathname)
        ? robotsFile(pathname, settings.publicUrls[site], await server.publicPaths())
        : null,
  }
}

/** The bytes of a page in each encoding, compressed once. */
function bodies(html: string): SentDocument['body'] {
  const plain = Buffer.from(html)
  const compressed = new Map<string, Promise<Buffer>>()
  return (encoding) => {
    if (encoding === 'identity') return Promise.resolve(plain)
    const work = compressed.get(encoding) ?? compress(plain, encoding)
    compressed.set(encoding, work)
    // What failed is tried again by the next visitor.
    work.catch(() => compressed.delete(encoding))
    return work
  }
}

function compress(bytes: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(bytes)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return promisify(brotliCompress)(bytes, { params })
}
