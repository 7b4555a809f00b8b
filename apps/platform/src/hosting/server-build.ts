import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readCookies } from '../http/cookies.ts'
import { acceptedLanguages } from '../http/language.ts'
import type { Fetch } from './site.ts'

/** What a page says of itself in its head. */
export interface PageHead {
  readonly locale: string
  readonly direction: 'ltr' | 'rtl'
  readonly title: string
  readonly description: string
  /** The address under which the page is listed, where it is not the requested one. */
  readonly path?: string
}

/** A page that the site's own build rendered; the same object for the same content. */
interface RenderedPage extends PageHead {
  readonly html: string
  /** What it was rendered from, as JSON. */
  readonly state: unknown
  /** The image that is the largest paint. */
  readonly image: string | undefined
}

/** A rendered page with what its inline loader needs. */
export interface Prerendered {
  readonly page: RenderedPage
  readonly loader: string
  /** Addresses of the messages that the page's code will request. */
  readonly messages: readonly string[]
}

interface Visit {
  readonly path: string
  readonly chosen: string | undefined
  readonly languages: readonly string[]
  readonly brand: unknown
  readonly fetch: typeof fetch
}

/** What a site builds for the server: `apps/*\/src/server.tsx`. */
interface ServerModule {
  readonly loader?: string
  readonly publicPaths: readonly string[]
  isPage?(path: string): boolean
  isPrivate?(path: string): boolean
  renderPage?(visit: Visit): Promise<RenderedPage | null>
  pageHead?(visit: Omit<Visit, 'fetch'> & { readonly brandName: string }): Promise<PageHead | null>
}

/** Vite's manifest: the files that it built. */
type Manifest = Readonly<Record<string, { readonly file: string }>>

/** The catalogues of every first screen: those of the components, the shared packages and the site itself. */
const firstMessages = /^(?:\.\.\/\.\.\/packages\/(?:ui|site|account)\/)?locales\/([\w-]+)\.po$/

/** Without a build that knows its routes, every path is a page that looks like no file and hides nothing. */
const looksLikePage = (path: string): boolean => !/\.\w{1,12}$|\/\.|%|^\/assets\//.test(path)

/** Milliseconds after which a page is sent without content: the browser renders it then. */
const timeout = 1_500

/** The server build of a site. */
export interface ServerBuild {
  /** The page of a request; null for one that the browser renders, and whenever anything fails or is late. */
  render(request: Request, env: object | undefined, brand: unknown): Promise<Prerendered | null>
  /** The head of a page that the browser renders; null where the build has none for it. */
  head(request: Request, brand: unknown, brandName: string): Promise<PageHead | null>
  /** The paths that search engines may list; none of a site that does not list any. */
  publicPaths(): Promise<readonly string[]>
  /** Whether the site shows something at a path. */
  isPage(path: string): Promise<boolean>
  /** Whether a page is a user's own, which no search engine may list. */
  isPrivate(path: string): Promise<boolean>
}

export function openServerBuild(dist: string, api: Fetch): ServerBuild {
  const file = join(dist, '.server/server.js')
  let known: { readonly version: number; readonly build: Promise<[ServerModule, Manifest]> } | undefined

  /** The build, loaded again when the site was built again. */
  async function load(): Promise<[ServerModule, Manifest] | null> {
    const found = await stat(file).catch(() => null)
    if (!found) return null
    if (known?.version !== found.mtimeMs) {
      known = {
        version: found.mtimeMs,
        build: Promise.all([
          import(`${pathToFileURL(file).href}?${found.mtimeMs}`) as Promise<ServerModule>,
          readFile(join(dist, '.vite/manifest.json'), 'utf8').then((text) => JSON.parse(text) as Manifest),
        ]),
      }
    }
    return known.build
  }
  /** The build, or null where it fails to load: pages are sent without what it would add. */
  const build = () => load().catch(() => null)

  async function render(
    request: Request,
    env: object | undefined,
    brand: unknown,
  ): Promise<Prerendered | null> {
    const [server, manifest] = (await load()) ?? []
    if (!server?.renderPage || server.loader === undefined || !manifest) return null
    const page = await server.renderPage({
      ...visitOf(request, brand),
      fetch: fetchOf(request, env, api),
    })
    return page && { page, loader: server.loader, messages: messagesOf(page.locale, manifest) }
  }

  return {
    render: (request, env, brand) => orNull(render(request, env, brand)),
    async head(request, brand, brandName) {
      const [server] = (await build()) ?? []
      return server?.pageHead?.({ ...visitOf(request, brand), brandName }).catch(() => null) ?? null
    },
    publicPaths: async () => (await build())?.[0].publicPaths ?? [],
    isPage: async (path) =>
      (await build())?.[0].isPage?.(path) ?? (path === '/index.html' || looksLikePage(path)),
    isPrivate: async (path) => (await build())?.[0].isPrivate?.(path) ?? false,
  }
}

/**
 * Null for what fails or takes too long: the browser renders the page, and shows the error in the visitor's language.
 */
async function orNull<T>(work: Promise<T | null>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, timeout, null)
  })
  try {
    return await Promise.race([work, late])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}

const visitOf = (request: Request, brand: unknown): Omit<Visit, 'fetch'> => ({
  path: new URL(request.url).pathname,
  chosen: readCookies(request.headers.get('cookie')).get('baize.locale'),
  languages: acceptedLanguages(request.headers.get('accept-language')),
  brand,
})

/** The files of a language's messages that the first screen needs. */
const messagesOf = (locale: string, manifest: Manifest): string[] =>
  Object.entries(manifest)
    .filter(([name]) => firstMessages.exec(name)?.[1] === locale)
    .map(([, { file }]) => `/${file}`)

/** The calls that a page is rendered from, made from the visitor's address, without a session. */
function fetchOf(request: Request, env: object | undefined, api: Fetch): typeof fetch {
  // Not the response's own stream: that one is the page's.
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
