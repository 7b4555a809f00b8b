import { readFile } from 'node:fs/promises'
import { referenceHtml } from '@baize/api/reference'
import { type Handler, Hono } from 'hono'
import { etag } from 'hono/etag'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { exportPages } from '../exports/pages.ts'
import { heldDataPages } from '../held-data/pages.ts'
import { failure, toResponse } from '../http/answer.ts'
import type { Listening } from '../http/api.ts'
import { failureOf } from '../http/failure.ts'
import type { Platform } from '../platform.ts'
import { serviceAddress } from '../system/customer-service.ts'
import { uploadPages } from '../uploads/pages.ts'
import { compression } from './compression.ts'
import { platformSecurity } from './security-headers.ts'
import { apiPaths, extensionPath, type Fetch } from './site.ts'

/** A redirect to customer service; the address stays out of the page that links to it. */
export function serviceRedirect(platform: Platform, id: string): Response {
  const address = serviceAddress(platform, id)
  if (address === null) return toResponse(failure('notFound'))
  const headers = { location: address, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
  return new Response(null, { status: 302, headers })
}

const htmlHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
}

const document = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="color-scheme" content="light dark"><title>${title}</title>` +
  '<style>body{font:16px/1.6 system-ui,sans-serif;max-inline-size:40rem;margin:3rem auto;padding-inline:1rem}</style>' +
  `<main><h1>${title}</h1>${body}</main></html>`

const page = (title: string, body: string): Response =>
  new Response(document(title, body), { headers: htmlHeaders })

/** The platform's own listener: the API, its description, an extension's pages. */
export function makePlatformPages(platform: Platform, api: Fetch, pages: Fetch | null): Fetch {
  const { publicUrls } = platform.settings
  const { member, agent, storybook } = publicUrls
  const uploads = uploadPages(platform)
  const exported = exportPages(platform)
  const heldData = heldDataPages(platform)
  const app = new Hono<Listening>()
  const toApi: Handler<Listening> = (c) => api(c.req.raw, c.env)
  app.use(compression())
  // Nearly all there is. An extension's calls share their paths with its pages.
  for (const path of apiPaths) if (path !== extensionPath) app.all(path, toApi)
  app.use(platformSecurity(publicUrls.platform))
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (_, allowed) =>
        toResponse(failure('methodNotAllowed'), { allow: allowed.join(', ') }),
    }),
  )
  app.get('/', () => {
    const links = [
      [member, 'Member site'],
      [agent, 'Agent site'],
      [storybook, 'Storybook'],
      ['/reference', 'Every call: who may make it, what it takes, answers and refuses'],
      ['/openapi.json', 'OpenAPI description of every call'],
    ]
    const list = links.map(([url, text]) => `<li><a href="${url}">${text}</a></li>`).join('')
    return page('Baize platform', `<ul>${list}</ul>`)
  })
  app.get('/reference', () => page('Calls of the platform', referenceHtml()))
  app.get('/openapi.json', etag(), async () => {
    const text = await readFile(new URL(import.meta.resolve('@baize/api/openapi.json')), 'utf8')
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      'access-control-allow-origin': '*',
    }
    return new Response(text, { headers })
  })
  app.get('/uploads/:id', async (c) => (await uploads(c.req.raw)) ?? c.notFound())
  app.get('/exports/:code', async (c) => (await exported(c.req.raw)) ?? c.notFound())
  app.get('/held-data/:code', async (c) => (await heldData(c.req.raw)) ?? c.notFound())
  if (pages !== null)
    app.get(extensionPath, async (c, next) => {
      const shown = await pages(c.req.raw, c.env)
      return shown.status !== 404 ? shown : next()
    })
  app.all(extensionPath, toApi)
  app.notFound(() => toResponse(failure('notFound')))
  app.onError((error) => toResponse(failureOf(error, 'platform')))
  return app.fetch
}
