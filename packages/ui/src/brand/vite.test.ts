import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build, type Rollup } from 'vite'
import { describe, expect, it } from 'vitest'
import { loadBrand } from './loadBrand.ts'
import { dressPage } from './page.ts'
import { brandPlugin } from './vite.ts'

async function site(folder?: string): Promise<Map<string, string>> {
  const root = mkdtempSync(join(tmpdir(), 'baize-brand-'))
  writeFileSync(
    join(root, 'index.html'),
    '<html><head><title>Site</title></head><body><script type="module" src="./a.js"></script></body></html>',
  )
  writeFileSync(join(root, 'a.js'), 'document.title = "here"')
  const plugin = brandPlugin(folder === undefined ? {} : { folder })
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { write: false },
    plugins: [plugin],
  })
  const { output } = result as Rollup.RollupOutput
  return new Map(
    output.map((file) => [file.fileName, String(file.type === 'chunk' ? file.code : file.source)]),
  )
}

describe('a site that is built with a brand', () => {
  it('has the whole brand in its head before any script runs, and its icons beside it', async () => {
    const files = await site()
    const html = files.get('index.html') ?? ''
    expect(html.indexOf('--bz-color-surface-page:oklch(')).toBeGreaterThan(0)
    expect(html.indexOf('--bz-color-surface-page')).toBeLessThan(html.indexOf('type="module"'))
    const kept = html.indexOf("localStorage.getItem('baize.scheme')")
    expect(kept).toBeGreaterThan(0)
    expect(kept).toBeLessThan(html.indexOf('type="module"'))
    expect(html).toContain("localStorage.getItem('baize.motion')")
    expect(html).toContain('href="/brand/favicon.svg?')
    expect(html).toContain('"merchantCode":"baize"')
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        'brand/logo.svg',
        'brand/favicon.svg',
        'brand/app-icon.png',
        'brand/app-icon-192.png',
        'brand/brand.css',
        'brand/brand.json',
      ]),
    )
  })

  it('switches to every other brand of the repository without a build', async () => {
    const built = (await site()).get('index.html') ?? ''
    for (const name of ['loud', 'wireframe']) {
      const brand = loadBrand(resolve(import.meta.dirname, `../../../../brands/${name}`))
      const html = dressPage(built, brand)
      expect(html).toContain(brand.css)
      expect(html.match(/<style id="baize-brand"/g)).toHaveLength(1)
      expect(html.match(/name="theme-color"/g)).toHaveLength(2)
      expect(html).toContain(`<title>${brand.data.name}</title>`)
      expect(dressPage(html, loadBrand(resolve(import.meta.dirname, '../../../../brands/default')))).toBe(
        built.replace('<title>Site</title>', '<title>Baize</title>'),
      )
    }
    expect(() => dressPage('<html></html>', { css: '', data: {} as never })).toThrow(
      'has no place for a brand',
    )
  })

  it('is not built with a brand that is broken; the sentences say why', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'baize-broken-'))
    writeFileSync(join(folder, 'tokens.json'), '{ "version": ')
    await expect(site(resolve(folder))).rejects.toThrow(
      /tokens\.json is not valid JSON[\s\S]*brand\.json does not exist/,
    )
  })
})
