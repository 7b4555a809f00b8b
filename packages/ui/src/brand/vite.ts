import { readFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { schemeScript } from '../scheme-switch/scheme-script.ts'
import { type Brand, readBrandFile, readJson } from './brandFiles.ts'
import { compileBrand } from './compileBrand.ts'
import { readTokens, type Scheme, schemes } from './readTokens.ts'

export interface BrandPluginOptions {
  /** The folder of the brand that is inlined. @default 'brands/default' from the workspace's root */
  folder?: string
}

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
}

function load(folder: string): { css: string; brand: Brand; grounds: Record<Scheme, string> } {
  const tokens = readJson(folder, 'tokens.json')
  const compiled =
    'problem' in tokens ? { ok: false as const, problems: [tokens.problem] } : compileBrand(tokens.value)
  const { brand, problems } = readBrandFile(folder)
  const all = [...(compiled.ok ? [] : compiled.problems), ...problems]
  if (!compiled.ok || !brand) throw new Error(`The brand in ${folder} cannot be used:\n  ${all.join('\n  ')}`)
  const { light, dark } = readTokens('value' in tokens ? tokens.value : undefined)
  const ground = (scheme: Map<string, string>) => scheme.get('color.surface.page') ?? ''
  return { css: compiled.css, brand, grounds: { light: ground(light), dark: ground(dark) } }
}

/**
 * Puts a brand into a site: its compiled CSS and the scheme's one-line script into the head of
 * index.html, so that nothing flashes; its icons at `/brand/…`; and the module `virtual:baize-brand`,
 * whose default export is `brand.json`.
 */
export function brandPlugin({
  folder = resolve(import.meta.dirname, '../../../../brands/default'),
}: BrandPluginOptions = {}): Plugin {
  const virtual = 'virtual:baize-brand'
  return {
    name: 'baize-brand',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load(id) {
      if (id !== `\0${virtual}`) return undefined
      this.addWatchFile(join(folder, 'brand.json'))
      return `export default ${JSON.stringify(load(folder).brand)}`
    },
    transformIndexHtml() {
      const { css, brand, grounds } = load(folder)
      return [
        ...schemes.map((scheme) => ({
          tag: 'meta',
          attrs: {
            name: 'theme-color',
            content: grounds[scheme],
            media: `(prefers-color-scheme: ${scheme})`,
          },
          injectTo: 'head' as const,
        })),
        { tag: 'style', attrs: { id: 'baize-brand' }, children: css, injectTo: 'head-prepend' },
        { tag: 'script', attrs: { id: 'baize-scheme' }, children: schemeScript, injectTo: 'head-prepend' },
        {
          tag: 'link',
          attrs: { rel: 'icon', href: `/brand/${brand.assets.favicon}`, type: 'image/svg+xml' },
          injectTo: 'head',
        },
        {
          tag: 'link',
          attrs: { rel: 'apple-touch-icon', href: `/brand/${brand.assets.appIcon}` },
          injectTo: 'head',
        },
      ]
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = Object.values(load(folder).brand.assets).find((name) => request.url === `/brand/${name}`)
        if (file === undefined) return next()
        response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
        response.end(readFileSync(join(folder, file)))
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const file of Object.values(load(folder).brand.assets)) {
        this.emitFile({ type: 'asset', fileName: `brand/${file}`, source: readFileSync(join(folder, file)) })
      }
    },
  }
}
