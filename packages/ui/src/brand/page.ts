import type { BrandData } from './brandData.ts'
import type { LoadedBrand } from './loadBrand.ts'
import { manifestFile } from './manifest.ts'

/** Id of the element with the brand's CSS. */
const styleId = 'baize-brand'
/** Id of the element with the brand's data as JSON. */
const dataId = 'baize-brand-data'

const begin = '<!--baize-brand-->'
const end = '<!--/baize-brand-->'

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '')

/** JSON that cannot end its element. */
const json = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

const iconTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  ico: 'image/x-icon',
}

/** What a brand puts into the head of a page: its CSS and data in place, so that nothing flashes, and its icons. */
export function brandHead({ css, data }: Pick<LoadedBrand, 'css' | 'data'>, cspNonce?: string): string {
  const nonce = cspNonce === undefined ? '' : ` nonce="${escaped(cspNonce)}"`
  const { favicon, appIcon } = data.assets
  return [
    begin,
    `<style id="${styleId}"${nonce}>${css}</style>`,
    `<script id="${dataId}" type="application/json"${nonce}>${json(data)}</script>`,
    ...(['light', 'dark'] as const).map(
      (scheme) =>
        `<meta name="theme-color" content="${escaped(data.themeColor[scheme])}" media="(prefers-color-scheme: ${scheme})">`,
    ),
    `<link rel="icon" href="${address(data, favicon)}" type="${iconTypes[favicon.split('.').at(-1) ?? ''] ?? ''}">`,
    `<link rel="manifest" href="${address(data, manifestFile)}">`,
    `<link rel="apple-touch-icon" href="${address(data, appIcon)}">`,
    end,
  ].join('')
}

/** Where a brand's image is served. The version lets caches keep it, and a new brand is seen at once. */
function address(data: BrandData, file: string): string {
  return escaped(`/brand/${encodeURIComponent(file)}?${data.version}`)
}

/** The page of a built site in another brand: what is between the markers of `brandHead`, and the title until the site sets its own. */
export function dressPage(html: string, brand: Pick<LoadedBrand, 'css' | 'data'>, cspNonce?: string): string {
  const from = html.indexOf(begin)
  const to = html.indexOf(end)
  if (from < 0 || to < from)
    throw new Error('The page has no place for a brand: it was not built with brandPlugin.')
  const dressed = html.slice(0, from) + brandHead(brand, cspNonce) + html.slice(to + end.length)
  return dressed.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(brand.data.name)}</title>`)
}
