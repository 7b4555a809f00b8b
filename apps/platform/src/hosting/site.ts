import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { etag } from 'hono/etag'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { failure, toResponse } from '../http/answer.ts'
import type { Listening } from '../http/api.ts'
import { failureOf } from '../http/failure.ts'
import type { Site } from '../http/implement.ts'
import type { Platform } from '../platform.ts'
import { compression } from './compression.ts'
import { type SitePages, sitePages } from './page.ts'
import { policyReports } from './policy-reports.ts'
import { siteSecurity } from './security-headers.ts'
import { type ServingFiles, staticFiles } from './static-files.ts'

export type Fetch = (request: Request, env?: object) => Promise<Response> | Response

/**
 * Paths that belong to the API, on every listener. `/seamless` itself is a page of the member site: calls are below
 * it.
 */
export const extensionPath = '/sandbox/*'
export const apiPaths = ['/wps/*', '/lgw/*', '/seamless/:call{.+}', extensionPath]

/** Navigations name HTML; scripts, styles and images do not, and a browser must never take HTML for one of them. */
const acceptsPage = (accept: string | undefined): boolean => /\btext\/html\b/i.test(accept ?? '')

/** One site in its brand: the API on its own origin, its built files, and its pages. */
export function makeSite(platform: Platform, site: Site, dist: string, api: Fetch): Fetch {
  const pages = sitePages(platform, site, dist, api)
  const files = siteFiles(dist, pages, new URL(platform.settings.publicUrls.storybook).origin)
  const app = new Hono<Listening>()
  app.use(compression())
  // Before what concerns pages: a response of the API has its own headers, and most are written without a Response.
  for (const path of apiPaths) app.all(path, (c) => api(c.req.raw, c.env))
  app.use(siteSecurity(platform.settings.publicUrls[site]))
  app.use(methodNotAllowed({ app, onMethodNotAllowed: refuseMethod }))
  app.route('/', policyReports(platform, site))
  app.get('/:name{robots\\.txt|sitemap\\.xml}', async (c) => (await pages.robots(c.req.path)) ?? c.notFound())
  if (site === 'member') app.route('/', agentRedirects(platform.settings.publicUrls.agent))
  app.get('*', async (c, next) => {
    // The built document is no file: it is sent as a page.
    if (c.req.path === '/' || c.req.path === '/index.html') return next()
    const file = await files.fetch(c.req.raw, c.env)
    return file.status === 404 ? next() : file
  })
  app.get('*', etag(), async (c) => {
    const known = await pages.isPage(c.req.path)
    if (!known && !acceptsPage(c.req.header('accept'))) return c.notFound()
    const page = await pages.page(c.req.raw, c.env)
    return known || page.status !== 200
      ? page
      : new Response(page.body, { status: 404, headers: page.headers })
  })
  app.notFound((c) => c.text('Not found', 404, { 'cache-control': 'no-store' }))
  app.onError((error) => toResponse(failureOf(error, site)))
  return app.fetch
}

const refuseMethod = (_: unknown, allowed: readonly string[]): Response =>
  toResponse(failure('methodNotAllowed'), { allow: allowed.join(', ') })

/** The agents' site has its own address, which settings name: nothing of the request but a known path is in the redirect. */
function agentRedirects(agentSite: string): Hono<Listening> {
  const app = new Hono<Listening>()
  for (const path of ['/agent', '/agentHome']) {
    app.on('GET', [path, `${path}/`], (c) => {
      c.header('cache-control', 'no-store')
      return c.redirect(`${agentSite}${path}`, 302)
    })
  }
  return app
}

/** The files of a site: its brand's, and those that were built. */
function siteFiles(
  dist: string,
  { dress, version }: Pick<SitePages, 'dress' | 'version'>,
  storybook: string,
): Hono<ServingFiles> {
  const app = new Hono<ServingFiles>()
  app.use(etag(), compression())
  // The brand studio compares its work with what is published.
  app.use('/brand/*', cors({ origin: storybook, allowMethods: ['GET', 'HEAD'] }))
  app.get('/brand/*', async (c, next) => {
    // Images of a page that was previewed, or loaded before another version was published, are that version's.
    const worn = version(new URL(c.req.url).search.slice(1)) ?? dress()
    if (worn !== null) return worn.serve(c.req.raw) ?? c.notFound()
    await next()
    // An address with the brand's version in it never means another image.
    const { search } = new URL(c.req.url)
    if (c.res.ok && search !== '' && search === `?${await builtVersion(dist)}`)
      c.res.headers.set('cache-control', 'public, max-age=31536000, immutable')
  })
  app.get('*', staticFiles(dist))
  return app
}

/** The version of the brand that the site was built in. */
async function builtVersion(dist: string): Promise<unknown> {
  const data = await readFile(join(dist, 'brand/brand.json'), 'utf8').catch(() => null)
  return data === null ? undefined : (JSON.parse(data) as { version?: unknown }).version
}
