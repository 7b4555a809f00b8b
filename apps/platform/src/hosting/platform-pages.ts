import { readFile } from 'node:fs/promises'
import { referenceHtml } from '@baize/api/reference'
import { exportPages } from '../exports/pages.ts'
import { failure, toResponse } from '../http/answer.ts'
import type { Platform } from '../platform.ts'
import { serviceAddress, servicePath } from '../system/customer-service.ts'
import { uploadPages } from '../uploads/pages.ts'
import { type Fetch, isApiPath } from './site.ts'

/** A redirect to customer service; the address stays out of the page that links here. */
export function serviceRedirect(platform: Platform, pathname: string): Response | null {
  if (!pathname.startsWith(servicePath)) return null
  const address = serviceAddress(platform, pathname.slice(servicePath.length))
  if (address === null) return toResponse(failure('notFound'))
  const headers = { location: address, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
  return new Response(null, { status: 302, headers })
}

const htmlHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
}

const document = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="color-scheme" content="light dark"><title>${title}</title>` +
  '<style>body{font:16px/1.6 system-ui,sans-serif;max-inline-size:40rem;margin:3rem auto;padding-inline:1rem}</style>' +
  `<main><h1>${title}</h1>${body}</main></html>`

/** The platform's own listener: the API, its description, the sandbox's pages. */
export function makePlatformPages(platform: Platform, api: Fetch, sandboxPages: Fetch | null): Fetch {
  const { member, agent, storybook } = platform.settings.publicUrls
  const uploads = uploadPages(platform)
  const exported = exportPages(platform)
  return async (request, env) => {
    const { pathname } = new URL(request.url)
    // Nearly all there is: no page has such a path.
    if (/^\/(?:wps|lgw|seamless)\//.test(pathname)) return api(request, env)
    if (pathname === '/openapi.json' && request.method === 'GET') {
      const text = await readFile(new URL(import.meta.resolve('@baize/api/openapi.json')), 'utf8')
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'access-control-allow-origin': '*',
      }
      return new Response(text, { headers })
    }
    if (request.method === 'GET' && pathname === '/') {
      const links = [
        [member, 'Member site'],
        [agent, 'Agent site'],
        [storybook, 'Storybook'],
        ['/reference', 'Every call: who may make it, what it takes, answers and refuses'],
        ['/openapi.json', 'OpenAPI description of every call'],
      ]
      const list = links.map(([url, text]) => `<li><a href="${url}">${text}</a></li>`).join('')
      return new Response(document('Baize platform', `<ul>${list}</ul>`), { headers: htmlHeaders })
    }
    if (request.method === 'GET' && pathname === '/reference') {
      return new Response(document('Calls of the platform', referenceHtml()), { headers: htmlHeaders })
    }
    if (request.method === 'GET' && pathname === '/service') {
      const text =
        '<p>This is where an operator’s customer service answers. In the sandbox nobody is at the desk.</p>'
      return new Response(document('Customer service', text), { headers: htmlHeaders })
    }
    const uploaded = await uploads(request)
    if (uploaded) return uploaded
    const file = await exported(request)
    if (file) return file
    const page = sandboxPages ? await sandboxPages(request, env) : null
    if (page && page.status !== 404) return page
    return isApiPath(pathname) ? api(request, env) : toResponse(failure('notFound'))
  }
}
