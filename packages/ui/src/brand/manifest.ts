import type { LoadedBrand } from './loadBrand.ts'

/** Name of the file, among the brand's, that lets a site be installed. */
export const manifestFile = 'app.webmanifest'

/** The web app manifest of a brand: what a phone shows of a site that was put on its home screen. */
export function brandManifest({ data, assets }: Pick<LoadedBrand, 'data' | 'assets'>): string {
  const { name, defaultLanguage, themeColor, version } = data
  const address = (file: string) => `/brand/${encodeURIComponent(file)}?${version}`
  const { favicon, appIcon, smallAppIcon } = data.assets
  const icon = (file: string) => ({ src: address(file), sizes: sizeOf(assets.get(file)), type: typeOf(file) })
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    lang: defaultLanguage,
    dir: 'auto',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: themeColor.dark,
    theme_color: themeColor.dark,
    icons: [
      ...(favicon.endsWith('.svg') ? [{ src: address(favicon), sizes: 'any', type: typeOf(favicon) }] : []),
      ...(smallAppIcon ? [{ ...icon(smallAppIcon), purpose: 'any' }] : []),
      { ...icon(appIcon), purpose: 'any' },
      { ...icon(appIcon), purpose: 'maskable' },
    ],
  })
}

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  ico: 'image/x-icon',
}

const typeOf = (file: string): string => types[file.split('.').at(-1) ?? ''] ?? ''

/** `512x512`, as a PNG says it in its first bytes; `any` for images that grow. */
function sizeOf(bytes: Uint8Array | undefined): string {
  if (!bytes || bytes.length < 24 || bytes[1] !== 0x50 || bytes[2] !== 0x4e) return 'any'
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return `${view.getUint32(16)}x${view.getUint32(20)}`
}
