import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readCookies } from '../http/cookies.ts'
import type { Fetch } from './site.ts'

/** A page that the site's own build made on this server, for one visit. */
export interface MadePage {
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  readonly title: string
  readonly description: string
  /** The address under which the page is listed, where it is not the one that was asked for. */
  readonly path?: string
  readonly html: string
  /** Under which the browser asks for what the page was made of. */
  readonly id: string
  readonly picture: string | undefined
}

/** What a page that is made in the browser says of itself beforehand. */
export type MadeHead = Pick<MadePage, 'locale' | 'direction' | 'title' | 'description' | 'path'>

interface Visit {
  readonly path: string
  readonly chosen: string | undefined
  readonly languages: readonly string[]
  readonly brand: unknown
  readonly fetch: typeof fetch
}

/** What a site builds beside its pages: those that it can make on a server, and what it says of the others. */
interface ServerBuild {
  readonly earlyScript?: string
  readonly publicPaths: readonly string[]
  isPrivate?(path: string): boolean
  makePage?(visit: Visit): Promise<MadePage | null>
  makeStart?(visit: Visit, id: string): Promise<object | null>
  makeHead?(visit: Omit<Visit, 'fetch'> & { readonly brandName: string }): Promise<MadeHead | null>
}

/** What Vite says of the files that it made. */
type Manifest = Readonly<Record<string, { readonly file: string }>>

/** The catalogues that stand on every first screen: the components', the shared rooms' and the site's own. */
const firstWords = /^(?:\.\.\/\.\.\/packages\/(?:ui|account)\/)?locales\/([\w-]+)\.po$/

/** Milliseconds after which a page is sent as it was built: the browser makes it then. */
const patience = 1_500

/** Makes the pages of a built site that its build can make here. */
export interface PageMaker {
  /** The page of a request; null for one that is sent as it was built, and whenever anything is wrong. */
  make(request: Request, env: object | undefined, brand: unknown): Promise<Made | null>
  /** What the page was made of that this asks for by `startAddress`; null where it would be made otherwise now. */
  start(request: Request, env: object | undefined, brand: unknown): Promise<object | null>
  /** What a page that is made in the browser is called and says of itself; null where the build does not say. */
  head(request: Request, brand: unknown, brandName: string): Promise<MadeHead | null>
  /** What search engines may list; nothing of a site that does not say. */
  publicPaths(): Promise<readonly string[]>
  /** Whether a page is somebody's own, which no search engine may list. */
  isPrivate(path: string): Promise<boolean>
}

/** Where a browser asks for what a page was made of. */
export const startPath = '/start.json'

export const startAddress = (path: string, id: string): string =>
  `${startPath}?${new URLSearchParams({ path, made: id })}`

export interface Made {
  readonly page: MadePage
  /** The path that it was made for. */
  readonly path: string
  /** Addresses of the words that the page's code will ask for. */
  readonly words: readonly string[]
  readonly earlyScript: string
}

export function makePageMaker(dist: string, api: Fetch): PageMaker {
  const file = join(dist, '.server/server.js')
  let known: { readonly version: number; readonly build: Promise<[ServerBuild, Manifest]> } | undefined

  /** The build, again when the site has been built anew. */
  async function build(): Promise<[ServerBuild, Manifest] | null> {
    const found = await stat(file).catch(() => null)
    if (!found) return null
    if (known?.version !== found.mtimeMs) {
      known = {
        version: found.mtimeMs,
        build: Promise.all([
          import(`${pathToFileURL(file).href}?${found.mtimeMs}`) as Promise<ServerBuild>,
          readFile(join(dist, '.vite/manifest.json'), 'utf8').then((text) => JSON.parse(text) as Manifest),
        ]),
      }
    }
    return known.build
  }

  async function made(request: Request, env: object | undefined, brand: unknown): Promise<Made | null> {
    const built = await build()
    if (!built) return null
    const [server, manifest] = built
    const { makePage, earlyScript } = server
    if (makePage === undefined || earlyScript === undefined) return null
    const visit = { ...visitOf(request, brand), fetch: visitorsFetch(request, env, api) }
    const page = await makePage(visit)
    return page && { page, path: visit.path, words: wordsOf(page.locale, manifest), earlyScript }
  }

  /** What does not come in time is not waited for, and what fails is not there. */
  async function inTime<T>(work: Promise<T | null>): Promise<T | null> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const slow = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, patience, null)
    })
    try {
      return await Promise.race([work, slow])
    } catch {
      // The page as it was built says what is wrong, in the visitor's language.
      return null
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    async head(request, brand, brandName) {
      // A page without a head of its own is as good as one that was not asked for.
      const built = await build().catch(() => null)
      return built?.[0].makeHead?.({ ...visitOf(request, brand), brandName }).catch(() => null) ?? null
    },
    async publicPaths() {
      const built = await build().catch(() => null)
      return built?.[0].publicPaths ?? []
    },
    async isPrivate(path) {
      const built = await build().catch(() => null)
      return built?.[0].isPrivate?.(path) ?? false
    },
    make: (request, env, brand) => inTime(made(request, env, brand)),
    async start(request, env, brand) {
      const asked = new URL(request.url).searchParams
      const visit = {
        ...visitOf(request, brand),
        path: asked.get('path') ?? '',
        fetch: visitorsFetch(request, env, api),
      }
      const built = await build().catch(() => null)
      return inTime(built?.[0].makeStart?.(visit, asked.get('made') ?? '') ?? Promise.resolve(null))
    },
  }
}

const visitOf = (request: Request, brand: unknown): Omit<Visit, 'fetch'> => ({
  path: new URL(request.url).pathname,
  chosen: readCookies(request.headers.get('cookie')).get('baize.locale'),
  languages: languagesIn(request.headers.get('accept-language')),
  brand,
})

/** The files of a language's words that the first screen needs. */
const wordsOf = (locale: string, manifest: Manifest): string[] =>
  Object.entries(manifest)
    .filter(([name]) => firstWords.exec(name)?.[1] === locale)
    .map(([, { file }]) => `/${file}`)

/** The calls that a page is made of, asked from where the visitor asks, as somebody who is not signed in. */
function visitorsFetch(request: Request, env: object | undefined, api: Fetch): typeof fetch {
  // Not the answer's own stream: that one is the page's.
  const incoming = env && 'incoming' in env ? { incoming: env.incoming } : {}
  return async (input, init) => {
    const headers = new Headers(request.headers)
    for (const name of ['authorization', 'cookie', 'accept-encoding', 'if-none-match', 'if-modified-since'])
      headers.delete(name)
    new Headers(init?.headers).forEach((value, name) => {
      headers.set(name, value)
    })
    const { pathname, search } = new URL(String(input))
    return api(new Request(new URL(pathname + search, request.url), { headers }), incoming)
  }
}

/** The languages of an Accept-Language header, best first. */
function languagesIn(header: string | null): string[] {
  return (header ?? '')
    .slice(0, 400)
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/\s*;\s*q=/)
      return { tag, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ tag, quality }) => tag !== '' && tag !== '*' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}
