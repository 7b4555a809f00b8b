import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { entriesOf } from './build.ts'
import { contentProblems } from './contents.ts'
import { readManifest } from './manifest.ts'
import { packages } from './pack.ts'
import { oldestPeers } from './peers.ts'
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

describe('the files of a tarball', () => {
  const folder = mkdtempSync(join(tmpdir(), 'baize-contents-'))
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('are built code, its declarations, and the papers', () => {
    for (const paper of ['README.md', 'LICENSE', 'package.json']) write(paper, '')
    write('dist/index.js', `import { a } from './a.js'\nimport { i18n } from '@lingui/core'`)
    write('dist/index.d.ts', `export { a } from './a.js'`)
    expect(contentProblems(folder)).toEqual([])
  })

  it('are refused where one needs a build of ours, or is missing', () => {
    write('package.json', '')
    write('README.md', '')
    write('dist/a.css.ts', '')
    write('locales/km.po', '')
    write('dist/b.js', `import { t } from '@lingui/core/macro'`)
    write('dist/c.js', `const load = () => import('../locales/km.po')`)
    write('dist/d.d.ts', `export { d } from './d.ts'`)
    expect(contentProblems(folder)).toEqual([
      'has no LICENSE',
      'contains the source dist/a.css.ts',
      'contains the source locales/km.po',
      `dist/b.js contains: from '@lingui/core/macro'`,
      `dist/c.js contains: import('../locales/km.po'`,
      `dist/d.d.ts contains: from './d.ts'`,
    ])
  })
})

it('includes the styles of a component’s dependencies first, each once', () => {
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

describe('the oldest peers', () => {
  const manifest = (peerDependencies: Record<string, string>) => ({
    name: 'a',
    version: '1.0.0',
    exports: {},
    peerDependencies,
  })

  it('are the newest of what each package allows at the least', () => {
    const manifests = [
      manifest({ react: '^19.0.0', zod: '^4.10.0' }),
      manifest({ react: '^19.2.0', zod: '^4.9.3' }),
    ]
    expect([...oldestPeers(manifests)]).toEqual([
      ['react', '19.2.0'],
      ['zod', '4.10.0'],
    ])
  })

  it('refuse a range that names none', () => {
    expect(() => oldestPeers([manifest({ react: '*' })])).toThrow('react')
  })

  it('are known of our own packages', () => {
    expect([...oldestPeers(packages.map(readManifest)).keys()].sort()).toEqual([
      '@lingui/core',
      '@lingui/react',
      '@tanstack/react-query',
      'react',
      'react-dom',
      'react-hook-form',
    ])
  })
})
