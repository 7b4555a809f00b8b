import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { brandHead } from './page.ts'

// Each step starts the real command, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const root = resolve(import.meta.dirname, '../../../..')
const scratch = mkdtempSync(join(tmpdir(), 'baize-brands-'))

/** The real command, as `npm run brand -- …` runs it. */
function brand(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'cli.ts'), ...args],
    { cwd: scratch, encoding: 'utf8', maxBuffer: 50_000_000 },
  )
  return { status, stdout, stderr }
}

const inScratch = ['--brands', join(scratch, 'brands')]

describe('brand new', () => {
  it('writes a brand that is whole and passes, with images of its own', () => {
    const made = brand('new', 'night-club', '--accent', '#ff2d95', '--merchant-code', 'nc88', ...inScratch)
    expect(made).toMatchObject({ status: 0, stderr: '' })
    const folder = join(scratch, 'brands/night-club')
    expect(readdirSync(folder).sort()).toEqual([
      'app-icon-192.png',
      'app-icon.png',
      'art.svg',
      'brand.json',
      'favicon.svg',
      'logo.svg',
      'tokens.json',
    ])
    expect(JSON.parse(readFileSync(join(folder, 'brand.json'), 'utf8'))).toMatchObject({
      name: 'Night Club',
      merchantCode: 'nc88',
    })
    const checked = brand('check', ...inScratch)
    expect(checked).toMatchObject({ status: 0, stderr: '' })
    expect(checked.stdout).toContain('Night Club (night-club): whole. 470 colour pairs pass WCAG AA.')
  })

  it('never writes over a brand, and says what it cannot do', () => {
    const folder = join(scratch, 'brands/night-club')
    const before = readFileSync(join(folder, 'tokens.json'), 'utf8')
    const again = brand('new', 'night-club', '--accent', 'lime', ...inScratch)
    expect(again.status).toBe(2)
    expect(again.stderr).toContain('is there already')
    expect(readFileSync(join(folder, 'tokens.json'), 'utf8')).toBe(before)
  })

  it.each([
    [['new', '../evil', '--accent', 'red'], 'one name of small letters'],
    [['new', 'plain'], 'Give the brand its colour'],
    [['new', 'plain', '--accent', 'reddish'], 'accent must be a solid CSS colour'],
    [['new', 'plain', '--accent', 'red', '--radius', 'oval'], 'radius must be one of square, soft, round'],
    [['new', 'plain', '--accent', 'red', '--merchant-code', 'A B'], '--merchant-code must be'],
    [['paint'], 'There is no command paint.'],
    [['check', '--loud'], "Unknown option '--loud'"],
    [['build'], 'Name one brand'],
    [['diff', 'default'], 'Name two brands'],
    [['check', join(root, 'package.json')], 'is a file, and a brand is a folder'],
  ])('%j ends with 2 and a sentence', (args, sentence) => {
    const { status, stderr } = brand(...args, ...inScratch)
    expect(status).toBe(2)
    expect(stderr).toContain(sentence)
    expect(stderr).not.toMatch(/^\s+at /m)
  })
})

type Loose = { [key: string]: Loose } & Loose[]
const changed = (file: string, change: (document: Loose) => void) => {
  const document = JSON.parse(readFileSync(join(root, 'brands/default', file), 'utf8')) as Loose
  change(document)
  return JSON.stringify(document)
}
const light = (document: Loose) => document.modifiers?.scheme?.contexts?.light?.[0]?.color as Loose
const tokens = (change: (document: Loose) => void) => ({ 'tokens.json': changed('tokens.json', change) })
const settings = (change: object) => ({
  'brand.json': changed('brand.json', (document) => Object.assign(document, change)),
})
const drawing = (body: string) => ({ 'logo.svg': `<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>` })

const font = (file: string) => ({
  family: 'Type',
  files: [{ file, weight: 400 }],
  languages: ['en'],
  licence: 'OFL 1.1',
})

/** What a file can be besides right, and what is said of it. */
const broken: Record<string, [files: Record<string, string | Buffer>, sentence: string]> = {
  'not-json': [{ 'tokens.json': '{ "version": ' }, 'tokens.json is not valid JSON'],
  'empty-file': [{ 'tokens.json': '' }, 'tokens.json is not valid JSON'],
  'a-list': [{ 'tokens.json': '[]' }, 'The file must hold one JSON object.'],
  'a-null': [{ 'tokens.json': 'null', 'brand.json': 'null' }, 'brand.json must hold one JSON object.'],
  bytes: [{ 'tokens.json': Buffer.from([0, 255, 254, 7]) }, 'tokens.json is not valid JSON'],
  'too-large': [{ 'tokens.json': `"${'x'.repeat(1_100_000)}"` }, 'tokens.json is larger than 1 MB.'],
  'deep-lists': [{ 'tokens.json': '['.repeat(200_000) + ']'.repeat(200_000) }, 'must hold one JSON object'],
  'deep-groups': [
    tokens((d) => Object.assign(light(d), JSON.parse(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`))),
    'Groups stand within groups more than 64 deep. [tokens.json#/modifiers/scheme/contexts/light/0/color/a',
  ],
  'many-tokens': [
    tokens((d) => {
      for (let index = 0; index < 9000; index += 1) Object.assign(light(d), { [`x${index}`]: { $value: 1 } })
    }),
    'There are more than 5000 tokens; the rest is not read.',
  ],
  circle: [
    tokens((d) => {
      Object.assign(light(d).focus as object, { $value: '{color.scrim}' })
      Object.assign(light(d).scrim as object, { $value: '{color.focus}' })
    }),
    'light: color.focus cannot be read: it points back at itself through color.focus and color.scrim.',
  ],
  'missing-role': [
    tokens((d) => {
      delete (light(d).text as Partial<Loose>).muted
    }),
    'light: color.text.muted is missing. Every brand must give it a color value.',
  ],
  'unsound-own-token': [
    tokens((d) => Object.assign(light(d), { neon: { $value: 1 } })),
    'light: color.neon must be an object with colorSpace and components. [tokens.json#/modifiers/scheme/contexts/light/0/color/neon]',
  ],
  'wrong-type': [
    tokens((d) => Object.assign(light(d).focus as object, { $type: 'number', $value: 3 })),
    'light: color.focus must be of type color, not number.',
  ],
  'value-outside': [
    tokens((d) => {
      const base = d.sets?.base?.sources?.[0] as Loose
      Object.assign(base.size?.control?.medium as object, { $value: { value: -5, unit: 'px' } })
    }),
    'base: size.control.medium is -5 px; it must be from 24 to 120.',
  ],
  'too-pale': [
    tokens((d) =>
      Object.assign(light(d).text?.muted as object, {
        $value: { colorSpace: 'srgb', components: [0.7, 0.7, 0.7] },
      }),
    ),
    'light: color.text.muted on color.surface.page has a contrast of 1.94, and needs 4.5. The nearest that passes is #',
  ],
  'other-file': [
    tokens((d) => {
      Object.assign(d.sets?.base as object, { sources: [{ $ref: 'https://evil.example/tokens.json' }] })
    }),
    'https://evil.example/tokens.json is not a JSON file of the brand’s own folder. [tokens.json#]',
  ],
  'unknown-setting': [settings({ theme: 1 }), 'brand.json: theme is not a setting of a brand.'],
  'long-name': [settings({ name: 'N'.repeat(500) }), 'brand.json: name must be a text of at most 60'],
  'script-address': [
    settings({ contacts: [{ type: 'X', label: 'X', url: 'javascript:alert(1)' }] }),
    'brand.json: contacts.0.url must be an address without spaces that begins with https://, mailto:, tel: or one /.',
  ],
  'labels-of-no-texts': [
    settings({ contacts: [{ type: 'X', label: 'X', labels: { km: 1 }, url: 'https://x.example' }] }),
    'brand.json: contacts.0.labels.km must be a text of at most 2000 characters.',
  ],
  'foreign-address': [
    settings({ contacts: [{ type: 'X', label: 'X', url: '//evil.example' }] }),
    'brand.json: contacts.0.url must be an address',
  ],
  'no-licence': [
    settings({ licence: { en: 'Play.' } }),
    'brand.json: licence.km has no text, and km is one of the languages.',
  ],
  'way-out': [
    settings({ assets: { logo: '../x.svg', favicon: 'favicon.svg', appIcon: 'app-icon.png' } }),
    'brand.json: assets.logo must be the name of a file of the folder itself',
  ],
  'remote-picture': [
    settings({ assets: { logo: 'https://evil.example/x.svg', favicon: 'a.svg', appIcon: 'a.png' } }),
    'brand.json: assets.logo must be the name of a file of the folder itself',
  ],
  'script-in-svg': [drawing('<script>alert(1)</script>'), 'logo.svg holds script; draw it without.'],
  'handler-in-svg': [drawing('<g onload="alert(1)"/>'), 'logo.svg holds script; draw it without.'],
  'remote-in-svg': [
    drawing('<image href="https://evil.example/x.png"/>'),
    'logo.svg refers to another file; draw everything in place.',
  ],
  'style-in-svg': [
    drawing('<style>@import "https://evil.example/x.css"</style>'),
    'logo.svg refers to another file in its styles',
  ],
  'no-svg': [{ 'logo.svg': 'hello' }, 'logo.svg holds no <svg> element.'],
  'small-icon': [
    { 'app-icon.png': readFileSync(join(root, 'brands/default/app-icon-192.png')) },
    'app-icon.png is 192 × 192 px; export it as a square of 512 × 512 px.',
  ],
  'no-font': [
    { ...settings({ fonts: [font('type.woff2')] }), 'type.woff2': '<html>' },
    'type.woff2 is not a woff2 font.',
  ],
  'font-elsewhere': [
    settings({ fonts: [font('../type.woff2')] }),
    'brand.json: fonts.0 must be { family, files: [{ file, weight, style }], languages, licence }',
  ],
  'no-picture': [{ 'app-icon.png': '<html>' }, 'app-icon.png is not a png picture.'],
}

describe('brand check', () => {
  const folder = join(scratch, 'broken')
  for (const [name, [files]] of Object.entries(broken)) {
    cpSync(join(root, 'brands/default'), join(folder, name), { recursive: true })
    for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, name, file), content)
  }
  mkdirSync(join(folder, 'nothing'))
  const checked = brand('check', '--brands', folder)
  const said = checked.stderr.split(/^(?=\S)/m)

  it('ends with 1 for brands that are not fit, whatever is in their files, and never crashes', () => {
    expect(checked.status).toBe(1)
    expect(said).toHaveLength(Object.keys(broken).length + 1)
    expect(checked.stderr).not.toMatch(/^\s+at |RangeError|TypeError/m)
  })

  it.each(Object.entries(broken).map(([name, [, sentence]]) => [name, sentence]))(
    '%s: %s',
    (name, sentence) => {
      const own = brandSaid(name)
      expect(own).toContain(sentence)
    },
  )

  const brandSaid = (name: string) =>
    said.find((part) => part.split('\n')[0]?.match(new RegExp(`(?:/|\\()${name}\\)?:`))) ?? ''

  it('prints every pair when a report is requested', () => {
    const { stdout } = brand('check', 'default', '--report')
    expect(stdout).toMatch(
      /text\.muted on surface\.page +needs 4\.5 +light +\d+\.\d\d +Lc +\d+ +dark +\d+\.\d\d +Lc +-\d+/,
    )
  })

  it('passes every brand of the repository in both schemes', () => {
    const { status, stderr, stdout } = brand('check')
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    for (const name of readdirSync(join(root, 'brands'))) expect(stdout).toContain(`(${name}): whole.`)
  })
})

describe('brand build', () => {
  const out = join(scratch, 'out')

  it('makes one CSS file, one JSON and the images, the same each time', () => {
    expect(brand('build', 'default', '--out', out)).toMatchObject({ status: 0, stderr: '' })
    const css = readFileSync(join(out, 'brand.css'), 'utf8')
    const data = readFileSync(join(out, 'brand.json'), 'utf8')
    expect(css).toContain('--bz-color-surface-page:')
    expect(JSON.parse(data)).toMatchObject({
      merchantCode: 'baize',
      version: expect.stringMatching(/^[0-9a-f]{12}$/),
    })
    expect(brand('build', out, '--out', join(scratch, 'again')).status).toBe(0)
    expect(readFileSync(join(scratch, 'again/brand.json'), 'utf8')).toBe(data)
    expect(readFileSync(join(scratch, 'again/brand.css'), 'utf8')).toBe(css)
  })

  it('refuses a brand that is not fit to ship', () => {
    const { status, stderr } = brand('build', 'too-pale', '--brands', join(scratch, 'broken'))
    expect(status).toBe(1)
    expect(stderr).toContain('color.text.muted on color.surface.page has a contrast of 1.94')
  })

  it('applies another brand to a built site, and keeps the placeholder of its nonce', () => {
    const site = join(scratch, 'site')
    mkdirSync(site)
    const given = {
      css: ':root{}',
      data: { ...JSON.parse(readFileSync(join(out, 'brand.json'), 'utf8')), name: 'Old' },
    }
    const head = brandHead(given, '__CSP_NONCE__')
    writeFileSync(
      join(site, 'index.html'),
      `<html><head>${head}<title>Old</title></head><body>kept</body></html>`,
    )
    expect(brand('build', 'night-club', '--into', site, ...inScratch)).toMatchObject({
      status: 0,
      stderr: '',
    })
    const html = readFileSync(join(site, 'index.html'), 'utf8')
    expect(html).toContain('<title>Night Club</title>')
    expect(html).toContain('<style id="baize-brand" nonce="__CSP_NONCE__">:root{--bz-')
    expect(html).toContain('"merchantCode":"nc88"')
    expect(html).toContain('<body>kept</body>')
    expect(html.match(/id="baize-brand"/g)).toHaveLength(1)
    expect(readdirSync(join(site, 'brand'))).toContain('app-icon.png')
  })
})

describe('brand diff', () => {
  it('lists roles by scheme with both values, and settings', () => {
    const { status, stdout } = brand(
      'diff',
      join(root, 'brands/default'),
      join(scratch, 'broken/missing-role'),
    )
    expect(status).toBe(0)
    expect(stdout).toBe('- light color.text.muted: oklch(0.485 0.022 162)\n1 role and 0 settings differ.\n')
  })
})

const fixture = (name: string) => join(import.meta.dirname, 'fixtures', name)

describe('brand import', () => {
  const folder = join(scratch, 'brands/mekong')

  it('writes a whole brand with its mapping, and its tokens anew after the mapping was changed', () => {
    const made = brand('import', 'mekong', fixture('figma-variables.json'), ...inScratch)
    expect(made).toMatchObject({ status: 0, stderr: '' })
    expect(made.stdout).toContain('6 tokens of figma are kept')
    expect(brand('check', 'mekong', ...inScratch)).toMatchObject({ status: 0, stderr: '' })
    const mapping = JSON.parse(readFileSync(join(folder, 'mapping.json'), 'utf8'))
    expect(mapping.roles['radius.medium']).toBe('radius.medium')
    mapping.roles['radius.large'] = 'radius.medium'
    writeFileSync(join(folder, 'mapping.json'), JSON.stringify(mapping))
    writeFileSync(
      join(folder, 'brand.json'),
      readFileSync(join(folder, 'brand.json'), 'utf8').replace('"name": "Mekong"', '"name": "Mekong Gold"'),
    )
    expect(brand('import', 'mekong', fixture('figma-variables.json'), ...inScratch).status).toBe(0)
    const out = join(scratch, 'mekong-out')
    expect(brand('build', 'mekong', '--out', out, ...inScratch).stdout).toContain('Mekong Gold')
    expect(readFileSync(join(out, 'brand.css'), 'utf8')).toContain('--bz-radius-large:12px')
  })

  it('ends with 1, names what it cannot keep, and writes nothing', () => {
    const file = fixture('tokens-studio-calculated.json')
    const { status, stderr } = brand('import', 'river', file, '--accent', 'green', ...inScratch)
    expect(status).toBe(1)
    expect(stderr).toContain('double is a calculation')
    expect(stderr).toContain('[tokens-studio-calculated.json#/core/double]')
    expect(readdirSync(join(scratch, 'brands'))).not.toContain('river')
    const ignored = ['double', 'hover', 'caps', 'tracking'].flatMap((path) => ['--ignore', path])
    expect(brand('import', 'river', file, '--accent', 'green', ...ignored, ...inScratch)).toMatchObject({
      status: 0,
    })
  })

  it('names a file that is of no tool', () => {
    const { status, stderr } = brand('import', 'river2', fixture('package-manifest.json'), ...inScratch)
    expect(status).toBe(1)
    expect(stderr).toContain('package-manifest.json has no tokens')
  })
})

describe('brand export', () => {
  it('writes files for Figma that come back as the same brand', () => {
    const out = join(scratch, 'export')
    expect(brand('export', 'loud', '--as', 'figma', '--out', out)).toMatchObject({ status: 0, stderr: '' })
    expect(readdirSync(out).sort()).toEqual(['dark.tokens.json', 'light.tokens.json'])
    const light = JSON.parse(readFileSync(join(out, 'light.tokens.json'), 'utf8'))
    expect(light.$extensions).toEqual({ 'com.figma.modeName': 'light' })
    expect(light.color.accent.base.$value).toMatchObject({
      colorSpace: 'srgb',
      hex: expect.stringMatching(/^#/),
    })
    expect(light.type.size.md).toEqual({ $type: 'dimension', $value: { value: 17, unit: 'px' } })
    const files = ['light', 'dark'].map((scheme) => join(out, `${scheme}.tokens.json`))
    const back = brand('import', 'loud-again', ...files, ...inScratch)
    expect(back).toMatchObject({ status: 0, stderr: '' })
    expect(back.stdout).toContain('170 roles are filled by them, 0 are proposed.')
    expect(brand('check', 'loud-again', ...inScratch)).toMatchObject({ status: 0, stderr: '' })
  })

  it('writes the format as it is, and CSS', () => {
    const out = join(scratch, 'export-dtcg')
    expect(brand('export', 'default', '--out', out).status).toBe(0)
    const dark = JSON.parse(readFileSync(join(out, 'dark.tokens.json'), 'utf8'))
    expect(dark.color.accent.base.$value.colorSpace).toBe('oklch')
    expect(brand('export', 'default', '--as', 'css', '--out', out).status).toBe(0)
    expect(readFileSync(join(out, 'tokens.css'), 'utf8')).toContain('--bz-color-surface-page:')
    expect(brand('export', 'default', '--as', 'scss').stderr).toContain(
      '--as must be one of dtcg, figma, css.',
    )
  })
})

describe('brand types', () => {
  it('writes a module of the own tokens', async () => {
    const out = join(scratch, 'tokens.generated.ts')
    expect(brand('types', 'mekong', '--out', out, ...inScratch)).toMatchObject({ status: 0, stderr: '' })
    const { brandTokens } = (await import(out)) as { brandTokens: unknown }
    expect(brandTokens).toMatchObject({
      brand: {
        green: { 500: 'var(--bz-brand-green-500)' },
        color: { accent: { base: 'var(--bz-brand-color-accent-base)' } },
      },
    })
    const text = readFileSync(out, 'utf8')
    expect(text).toContain("  | 'brand.green.500'\n")
    expect(text).toContain('/** Buttons and marks */')
  })
})

describe('brand publish', () => {
  const to = ['--to', join(scratch, 'published')]
  const current = () =>
    JSON.parse(readFileSync(join(scratch, 'published/current.json'), 'utf8')) as {
      current: string
      history: string[]
    }

  it('keeps each version, and rolls back one step or to a named version', () => {
    expect(brand('publish', 'night-club', ...to, ...inScratch)).toMatchObject({ status: 0, stderr: '' })
    const first = current().current
    expect(brand('publish', 'default', ...to).status).toBe(0)
    const second = current().current
    expect(current()).toEqual({ current: second, history: [first] })
    expect(brand('publish', 'default', ...to).status).toBe(0)
    expect(current()).toEqual({ current: second, history: [first] })
    expect(brand('rollback', ...to).stdout).toContain(`Night Club ${first} is worn again`)
    expect(current()).toEqual({ current: first, history: [] })
    expect(brand('rollback', ...to)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('has no version before'),
    })
    expect(brand('publish', 'default', ...to).status).toBe(0)
    expect(brand('rollback', first, ...to).status).toBe(0)
    expect(current()).toEqual({ current: first, history: [second] })
    expect(brand('rollback', 'aaaaaaaaaaaa', ...to).stderr).toContain('has no version aaaaaaaaaaaa. It has:')
  })

  it('publishes nothing that is not fit to ship', () => {
    const { status } = brand('publish', 'too-pale', ...to, '--brands', join(scratch, 'broken'))
    expect(status).toBe(1)
    expect(readdirSync(join(scratch, 'published/releases'))).toHaveLength(2)
  })
})
