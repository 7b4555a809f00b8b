import { existsSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { schemeScript } from '../scheme-switch/scheme-script.ts'
import { loadSource } from './loadSource.ts'
import { brandManifest, manifestFile } from './manifest.ts'
import { brandHead } from './page.ts'

export interface BrandPluginOptions {
  /** The folder of the brand that is inlined. @default 'brands/default' from the workspace's root */
  folder?: string
}

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** The default brand: the workspace's, or the one of the installed package. */
function defaultBrand(): string {
  const [own = '', brought = ''] = ['../../../../brands/default', '../brands/default'].map((path) =>
    resolve(import.meta.dirname, path),
  )
  return existsSync(own) ? own : brought
}

/**
 * Puts a brand into a site: its compiled CSS, its data and the scheme's one-line script into the head of index.html,
 * so that nothing flashes; and its pictures, fonts, `brand.css` and `brand.json` at `/brand/…`. The built page can be
 * dressed in another brand without a build: see `dressPage`.
 */
export function brandPlugin({ folder = defaultBrand() }: BrandPluginOptions = {}): Plugin {
  let cspNonce: string | undefined
  const files = async () => {
    const brand = await loadSource(folder)
    const { css, data, assets } = brand
    return new Map<string, string | Uint8Array>([
      ...assets,
      ['brand.css', css],
      [manifestFile, brandManifest(brand)],
      ['brand.json', `${JSON.stringify(data, null, 2)}\n`],
    ])
  }
  return {
    name: 'baize-brand',
    configResolved(config) {
      cspNonce = config.html?.cspNonce
    },
    async transformIndexHtml(html) {
      const head = brandHead(await loadSource(folder), cspNonce)
      // Storybook's page has no placeholder; there the brand is first, too.
      const dressed = /<head\b[^>]*>/.test(html)
        ? html.replace(/<head\b[^>]*>/, (tag) => `${tag}\n    ${head}`)
        : html
      return {
        html: dressed,
        tags: [
          { tag: 'script', attrs: { id: 'baize-scheme' }, children: schemeScript, injectTo: 'head-prepend' },
        ],
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = /^\/brand\/([\w.-]+)(?:\?.*)?$/.exec(request.url ?? '')?.[1]
        if (name === undefined) return next()
        files().then((all) => {
          const file = all.get(name)
          if (file === undefined) return next()
          const plain = name.endsWith('.css') ? 'text/css' : 'application/json'
          response.setHeader('content-type', types[extname(name)] ?? plain)
          response.end(file)
        }, next)
      })
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [name, source] of await files())
        this.emitFile({ type: 'asset', fileName: `brand/${name}`, source })
    },
  }
}
