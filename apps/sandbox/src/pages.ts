import { fileURLToPath } from 'node:url'
import { chatIsOn } from '@baize/platform/chat/sessions.ts'
import { sha256 } from '@baize/platform/encryption/secrets.ts'
import { findVendor } from '@baize/platform/games/catalogue.ts'
import type { Fetch } from '@baize/platform/hosting/site.ts'
import { type ServingFiles, staticFiles } from '@baize/platform/hosting/static-files.ts'
import { currentVendorKey } from '@baize/platform/http/signature.ts'
import type { Platform } from '@baize/platform/platform.ts'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { isCurrentMark, isCurrentPicture } from './games/art/address.ts'
import { bannerPicture, gamePicture, symbolPicture } from './games/art/pictures.ts'
import { productPicture } from './games/art/products.ts'
import { vendorMark } from './games/art/vendorMarks.ts'
import { findGameByCode } from './games/catalogue.ts'
import { chatDocument } from './pages/chat.ts'
import { gameDocument } from './pages/documents.ts'
import { panelDocument } from './pages/panel.ts'
import { serviceDocument } from './pages/service.ts'

const notFound = () => new Response('Not found', { status: 404 })

/** The sandbox's own pages: games, their images and files, and the panel of switches. 404 for any other path. */
export function sandboxPages(platform: Platform): Fetch {
  const { settings } = platform
  const files = new Hono<ServingFiles>().use(etag())
  const folder = fileURLToPath(new URL('./pages', import.meta.url))
  files.get('/sandbox/pages/*', staticFiles(folder, { strip: '/sandbox/pages' }))
  const sites = [settings.publicUrls.member, settings.publicUrls.agent]
  const frames = sites.flatMap((url) => [url, url.replace('://localhost:', '://127.0.0.1:')]).join(' ')

  /** Nothing but this origin's own files runs or loads; only the named pages may frame it. */
  const html = (text: string, framedBy: string) =>
    new Response(text, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        // The address contains the launch code.
        'referrer-policy': 'no-referrer',
        'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self' ${settings.publicUrls.platform.replace(/^http/, 'ws')}; form-action 'none'; base-uri 'none'; frame-ancestors ${framedBy}`,
      },
    })

  async function gamePage(code: string, query: URLSearchParams): Promise<Response> {
    const game = findGameByCode(code)
    if (!game) return notFound()
    const launched = await platform.db
      .selectFrom('play_session')
      .select(['site', 'language'])
      .where('launch_hash', '=', sha256(query.get('launch') ?? ''))
      .where('node_id', '=', game.nodeId)
      .executeTakeFirst()
    const origin = launched ? settings.publicUrls[launched.site] : ''
    return html(gameDocument(game, launched?.language ?? settings.brand.defaultLanguage, origin), frames)
  }

  /** The chat in the language of its launch; an unknown launch code gets the error page. */
  async function chatPage(query: URLSearchParams): Promise<Response> {
    if (!chatIsOn(platform)) return notFound()
    const launched = await platform.db
      .selectFrom('chat_session')
      .select('language')
      .where('launch_hash', '=', sha256(query.get('launch') ?? ''))
      .executeTakeFirst()
    return html(chatDocument(launched?.language ?? settings.brand.defaultLanguage), frames)
  }

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (request.method !== 'GET' && request.method !== 'HEAD') return notFound()
    if (pathname === '/sandbox' || pathname === '/sandbox/')
      return html(await panelDocument(platform), "'none'")
    if (pathname === '/sandbox/chat') return chatPage(searchParams)
    if (pathname === '/sandbox/service') return html(serviceDocument(), "'none'")
    if (pathname === '/sandbox/vendor-key') return keyOfVendor(platform, searchParams.get('vendor') ?? '')
    const [, kind, name = ''] = /^\/sandbox\/(games|art|pages)\/([\w.-]{1,64})$/.exec(pathname) ?? []
    if (kind === 'games') return gamePage(name, searchParams)
    if (kind === 'pages' && /\.(?:js|css)$/.test(name)) return files.fetch(request)
    if (kind === 'art') return picture(name, searchParams)
    return notFound()
  }
}

/** What a vendor signs with, for a vendor of your own: here it can only mint play money. */
const keyOfVendor = ({ secrets }: Platform, vendor: string): Response =>
  findVendor(vendor)
    ? new Response(currentVendorKey(secrets, vendor), {
        headers: {
          ...{ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
          'x-content-type-options': 'nosniff',
        },
      })
    : notFound()

/** Images contain no secret and run no script; the sites show them from their own origins. */
function picture(name: string, query: URLSearchParams): Response {
  const [, prefix = '', id = ''] =
    /^(banner-|symbol-|mall-|vendor-)?([A-Za-z0-9_]{1,32})\.svg$/.exec(name) ?? []
  const hue = Number.parseInt(query.get('hue') ?? '85', 10) % 360 || 0
  const drawings: Readonly<Record<string, () => string | null>> = {
    '': () => gamePicture(id),
    'banner-': () => bannerPicture(id),
    'mall-': () => productPicture(id),
    'symbol-': () => symbolPicture(id, hue),
    'vendor-': () => vendorMark(id),
  }
  const svg = drawings[prefix]?.() ?? null
  if (svg === null) return notFound()
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': (prefix === 'vendor-' ? isCurrentMark : isCurrentPicture)(id, query.get('v'))
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}
