import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { places } from './where.ts'

const root = join(import.meta.dirname, '../../../..')
const files = globSync(['packages/*/src/**/*.stories.tsx', 'apps/*/src/**/*.stories.tsx'], {
  cwd: root,
  exclude: ['**/node_modules/**'],
})
const sources = files.map((file) => ({ file, text: withoutComments(readFileSync(join(root, file), 'utf8')) }))

/** Ways to leave a story out of the tests, or to keep axe from judging it. */
const ways: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['the tag that takes a story out of the tests', /['"`]!test['"`]/],
  ['parameters of axe', /\ba11y\s*:/],
  ['axe’s parameters by another spelling', /['"`]a11y['"`]/],
  ['a rule of axe that is off', /enabled\s*:\s*false/],
  ['a test that is skipped', /\.(skip|todo|fixme)\b/],
]

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1')
}

/** The ways out that a story file takes. */
function waysOut(text: string): string[] {
  return ways.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []))
}

describe('no story is left out of the tests or of axe', () => {
  it('finds the ways out', () => {
    expect(waysOut(`const meta = { tags: ['!test'] }`)).toHaveLength(1)
    expect(waysOut(`parameters: { a11y: { test: 'todo' } }`)).toHaveLength(1)
    expect(waysOut(`a11y: { config: { rules: [{ id: 'x', enabled: false }] } }`)).toHaveLength(2)
    expect(waysOut(withoutComments('// biome-ignore lint/a11y/x: a reason\n/* a11y: off */'))).toEqual([])
  })

  it('looks at every story file', () => {
    expect(files.length).toBeGreaterThan(70)
  })

  it.each(sources)('$file', ({ text }) => {
    expect(waysOut(text)).toEqual([])
  })

  it('the preview asks axe of all, and a finding is an error', () => {
    const preview = readFileSync(join(root, 'apps/storybook/.storybook/preview.tsx'), 'utf8')
    expect(preview).toContain(`a11y: { test: 'error' }`)
    expect(waysOut(preview.replace(`a11y: { test: 'error' }`, ''))).toEqual([])
  })
})

/** The sidebar's groups; a title outside of them would be after all others. */
const rooms =
  /^(UI\/(Text|Layout|Actions|Fields|Feedback|Data|Modal|Gaming|Site)\/[^/]+|(Guides|Language|Forms|Site|Account)\/[^/]+|(Member site|Agent site)\/[^/]+(\/[^/]+)?|Brand studio(\/.+)?)$/

describe('stories are in the groups of the product', () => {
  const titles = sources.map(({ file, text }) => ({
    file,
    title: /const meta\b[\s\S]*?title:\s*['"]([^'"]+)['"]/.exec(text)?.[1] ?? '',
  }))

  it.each(titles)('$file: $title', ({ title }) => {
    expect(title).toMatch(rooms)
  })

  it('and each title that the page of places names is one of them', () => {
    const known = new Set(titles.map(({ title }) => title))
    expect(places.flatMap((place) => place.titles).filter((title) => !known.has(title))).toEqual([])
  })
})
