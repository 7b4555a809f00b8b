import { describe, expect, it } from 'vitest'
import { entriesOf, readManifest } from './build.ts'
import { packages } from './pack.ts'
import { componentFolder, stylesOf, withFontFiles } from './styles.ts'
import { withJsEndings } from './types.ts'

describe.each(packages)('%s', (folder) => {
  const { exports, publishConfig } = readManifest(folder)

  it('publishes every door that it has in the workspace', () => {
    expect(Object.keys(publishConfig?.exports ?? {})).toEqual(expect.arrayContaining(Object.keys(exports)))
  })

  it('publishes each of its modules from where the build puts it', () => {
    const built = Object.keys(entriesOf(folder)).map((name) => `./dist/${name}.js`)
    const published = Object.values(publishConfig?.exports ?? {}).flatMap((target) =>
      typeof target === 'object' && target !== null ? [(target as { default: string }).default] : [],
    )
    expect(built).toEqual(expect.arrayContaining(published))
  })
})

it('gives a component the styles of what it stands on first, each once', () => {
  const chunk = (fileName: string, imports: string[], css: string[]) => ({
    type: 'chunk',
    fileName,
    imports,
    viteMetadata: { importedCss: new Set(css) },
  })
  const written = [
    chunk('dialog/Dialog.js', ['button/Button.js', 'dialog/Dialog.css.js', 'react'], []),
    chunk('dialog/Dialog.css.js', ['private/tone.css.js'], ['dialog.css']),
    chunk('button/Button.js', ['button/Button.css.js', 'dialog/Dialog.js'], []),
    chunk('button/Button.css.js', ['private/tone.css.js'], ['button.css']),
    chunk('private/tone.css.js', [], ['tone.css']),
  ]
  expect(stylesOf('dialog/Dialog.js', written)).toEqual(['tone.css', 'button.css', 'dialog.css'])
})

it.each([
  ['button/Button.js', 'button'],
  ['game-tile/GameTile.js', 'game-tile'],
  ['button/Button.css.js', undefined],
  ['modal/confirm.js', undefined],
  ['index.js', undefined],
])('knows whether %s is a component', (file, folder) => {
  expect(componentFolder(file)).toBe(folder)
})

it('takes fonts out of a stylesheet, the same one once', () => {
  const fonts = new Map<string, string>()
  const css = withFontFiles(
    'a{src:url(data:font/woff2;base64,AAAA)}b{src:url("data:font/woff2;base64,AAAA")}',
    fonts,
  )
  expect(css).toBe('a{src:url("./fonts/font-1.woff2")}b{src:url("./fonts/font-1.woff2")}')
  expect([...fonts]).toEqual([['font-1.woff2', 'AAAA']])
})

it('names imports in declarations as Node resolves them', () => {
  expect(withJsEndings(`import type { A } from '../a/A.tsx';\nexport type B = import("./b.css.ts").B;`)).toBe(
    `import type { A } from '../a/A.js';\nexport type B = import("./b.css.js").B;`,
  )
  expect(withJsEndings(`import x from 'other.ts'`)).toBe(`import x from 'other.ts'`)
})
