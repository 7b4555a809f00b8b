import type { Files, Settings } from '../brand-folder.ts'
import { isGroup } from '../tokens-document.ts'
import type { Compared } from './compared.ts'

/** What `brand build` adds to the settings, and what it makes anew: fonts are published in parts. */
const builtKeys = ['version', 'themeColor', 'fonts']

/** What of a brand is published as it is: settings and the pictures that they name. */
export function publishedPart<Part extends { settings: Settings; files: Files }>({ settings, files }: Part) {
  const names = isGroup(settings.assets) ? Object.values(settings.assets) : []
  return {
    settings: Object.fromEntries(
      Object.entries(settings).filter(([key]) => !builtKeys.includes(key) && key !== '$comment'),
    ),
    files: new Map([...files].filter(([name]) => names.includes(name))),
  }
}

/** A brand as `brand build` writes it: its tokens are CSS, and its settings name its files. */
export async function builtBrand(
  place: string,
  css: string,
  settings: Settings,
  read: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>,
): Promise<Compared> {
  const names = isGroup(settings.assets) ? Object.values(settings.assets).map(String) : []
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  for (const name of names) {
    const bytes = await read(name)
    if (bytes) files.set(name, bytes)
  }
  return { title: `${settings.name}, ${place}`, css, ...publishedPart({ settings, files }) }
}

/** Reads the brand that a site is served in, by the site's address. Never rejects. */
export async function readPublishedBrand(address: string): Promise<Compared | { problem: string }> {
  const site = URL.parse(address.trim())
  if (site?.protocol !== 'https:' && site?.protocol !== 'http:')
    return { problem: 'This must be the address of a site, such as https://play.example.' }
  try {
    const settings: unknown = await (await fetched(site, 'brand.json')).json()
    if (!isGroup(settings)) return { problem: `${site.host} has no published brand.` }
    const css = await (await fetched(site, 'brand.css')).text()
    return await builtBrand(site.host, css, settings, async (name) => {
      const response = await fetched(site, encodeURIComponent(name))
      return new Uint8Array(await response.arrayBuffer())
    })
  } catch {
    return {
      problem: `The brand of ${site.host} cannot be read from here: the browser reads only sites that allow it. Compare with a zip of what was published.`,
    }
  }
}

async function fetched(site: URL, file: string): Promise<Response> {
  const response = await fetch(new URL(`/brand/${file}`, site), { credentials: 'omit', cache: 'no-cache' })
  if (!response.ok) throw new Error(`${file}: ${response.status}`)
  return response
}
