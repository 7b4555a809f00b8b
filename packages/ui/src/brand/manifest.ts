import type { LoadedBrand } from './loadBrand.ts'
import { pngSize } from './pngSize.ts'

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

/** `512x512`; `any` for pictures that grow. */
function sizeOf(bytes: Uint8Array | undefined): string {
  const size = bytes && pngSize(bytes)
  return size ? `${size.width}x${size.height}` : 'any'
}
