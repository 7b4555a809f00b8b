import { compileBrand } from '@baize/ui/brand'
import { describe, expect, it } from 'vitest'
import { folderFiles } from '../brand-folder.ts'
import { defaultFolder } from '../brands.ts'
import { writeZip } from '../folder/zip.ts'
import { setSetting } from '../settings/paths.ts'
import { setToken } from '../tokens-document.ts'
import { openCompared } from './openCompared.ts'
import { propertyChanges } from './propertyChanges.ts'
import { settingChanges } from './settingChanges.ts'

const cssOf = (tokens: object) => {
  const compiled = compileBrand(tokens)
  return compiled.ok ? compiled.css : ''
}

describe('comparison', () => {
  it('names settings by their paths', () => {
    const { settings } = defaultFolder
    const changed = setSetting(setSetting(settings, 'licence.km', undefined), 'contacts.0.url', 'tel:1')
    expect(settingChanges(settings, settings)).toEqual([])
    expect(settingChanges(settings, setSetting(changed, 'languages', ['en']))).toMatchObject([
      { path: 'languages', after: ['en'] },
      { path: 'licence.km', after: undefined },
      { path: 'contacts.0.url', before: 'https://t.me/baize_sandbox', after: 'tel:1' },
    ])
  })

  it('names properties of compiled tokens once for each scheme', () => {
    const before = cssOf(defaultFolder.tokens)
    const radius = setToken(defaultFolder.tokens, 'base', 'radius.large', { value: 3, unit: 'rem' })
    const after = setToken(radius, 'dark', 'color.focus', { colorSpace: 'srgb', components: [1, 1, 1] })
    expect(propertyChanges(before, before)).toEqual([])
    expect(propertyChanges(before, cssOf(after))).toMatchObject([
      { rule: 'both schemes', property: '--bz-radius-large', after: '3rem' },
      { rule: 'dark', property: '--bz-color-focus' },
    ])
  })

  it('ignores what fonts add to the CSS when they are built', () => {
    const css = cssOf(defaultFolder.tokens)
    const built = `${css}\n@font-face{font-family:"Exo 2"}\n:root{--bz-type-family-text:"Exo 2",Stand-in}`
    expect(propertyChanges(built, css)).toEqual([])
    expect(propertyChanges(css, built)).toHaveLength(1)
  })

  it('reads a zip of a source, and of what was published', async () => {
    const source = new File([writeZip(folderFiles(defaultFolder))], 'source.zip')
    expect(await openCompared(source, defaultFolder)).toMatchObject({
      title: 'Baize',
      tokens: defaultFolder.tokens,
    })
    const files = new Map(folderFiles(defaultFolder))
    files.delete('tokens.json')
    files.set('brand.css', new TextEncoder().encode(cssOf(defaultFolder.tokens)))
    files.set(
      'brand.json',
      new TextEncoder().encode(JSON.stringify({ ...defaultFolder.settings, version: 'abc' })),
    )
    const built = await openCompared(new File([writeZip(files)], 'built.zip'), defaultFolder)
    expect(built).toEqual({
      title: 'Baize, built.zip',
      css: cssOf(defaultFolder.tokens),
      settings: defaultFolder.settings,
      files: defaultFolder.files,
    })
    const neither = new File(['{}'], 'x.json')
    expect(await openCompared(neither, defaultFolder)).toMatchObject({
      problem: expect.stringMatching(/^x\.json: /),
    })
  })
})
