import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { defineConfig, Logger, parse } from '@terrazzo/parser'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileBrand } from '../compileBrand.ts'
import { diffTokens } from '../diffTokens.ts'
import { mendTokens } from '../mendTokens.ts'
import { readTokens } from '../readTokens.ts'
import { readTokenFiles } from '../tokenFiles.ts'
import { readDocument } from './documentTokens.ts'

const brandFile = (name: string) => resolve(import.meta.dirname, '../../../../../brands', name, 'tokens.json')

type Json = Record<string, unknown>
interface Document extends Json {
  sets: Record<string, { sources: Json[] }>
  modifiers: Record<string, { contexts: Record<string, Json[]>; default?: string }>
  resolutionOrder: Json[]
}

/** The default brand with more in it. */
function brandWith(change: (document: Document) => void): Document {
  const document = JSON.parse(readFileSync(brandFile('default'), 'utf8')) as Document
  change(document)
  return document
}
const withGroup = (group: Json) => brandWith(({ sets }) => sets.base?.sources.push(group))
const color = (...components: unknown[]) => ({ $value: { colorSpace: 'srgb', components } })
const pixels = (value: number) => ({ value, unit: 'px' })

describe('tokens as teams have them', () => {
  it('keeps primitives of any depth, and roles that are aliases to them', () => {
    const document = brandWith(({ sets, modifiers }) => {
      sets.base?.sources.unshift({
        palette: { $type: 'color', brand: { green: { deep: { 500: color(0.05, 0.4, 0.3) } } } },
      })
      modifiers.scheme?.contexts.light?.push({
        color: { accent: { base: { $value: '{palette.brand.green.deep.500}' } } },
      })
    })
    const { problems, light, base, own } = readTokens(document)
    expect(problems).toEqual([])
    expect(light.get('color.accent.base')).toBe('color(srgb 0.05 0.4 0.3)')
    expect(base.get('palette.brand.green.deep.500')).toBe('color(srgb 0.05 0.4 0.3)')
    expect(own).toEqual([
      { path: 'palette.brand.green.deep.500', type: 'color', property: '--bz-palette-brand-green-deep-500' },
    ])
    const compiled = compileBrand(document)
    expect(compiled.ok && compiled.css).toContain(
      ';--bz-palette-brand-green-deep-500:color(srgb 0.05 0.4 0.3)',
    )
  })

  it.each<[name: string, group: Json, values: Record<string, string>]>([
    [
      'groups that extend one group, each with its own',
      {
        button: {
          $type: 'color',
          base: { fill: color(0, 0, 0), text: color(1, 1, 1) },
          primary: { $extends: '{button.base}', fill: color(0.5, 0, 0) },
          quiet: { $extends: '#/button/base', text: color(0, 0, 0.5) },
        },
      },
      {
        'button.primary.fill': 'color(srgb 0.5 0 0)',
        'button.primary.text': 'color(srgb 1 1 1)',
        'button.quiet.fill': 'color(srgb 0 0 0)',
        'button.quiet.text': 'color(srgb 0 0 0.5)',
      },
    ],
    [
      'groups that extend groups whose names begin alike',
      {
        $type: 'color',
        blue: { a: color(0, 0, 1) },
        'blue-dark': { $extends: '{blue}', b: color(0, 0, 0.5) },
        x: { $extends: '{blue-dark}' },
      },
      { 'x.a': 'color(srgb 0 0 1)', 'x.b': 'color(srgb 0 0 0.5)' },
    ],
    [
      'the type of an extended group, for what is added to it',
      {
        base: { $type: 'dimension', a: { $value: pixels(1) } },
        more: { $extends: '{base}', b: { $value: pixels(2) } },
      },
      { 'more.a': '1px', 'more.b': '2px' },
    ],
    [
      'JSON pointers at tokens, values and parts of values, with names that are encoded',
      {
        'ink/deep 1': { $type: 'color', ...color(0.3, 0.2, 0.1) },
        whole: { $ref: '#/ink~1deep%201' },
        value: { $type: 'color', $ref: '#/ink~1deep%201/$value' },
        part: {
          $type: 'color',
          $value: { colorSpace: 'srgb', components: [{ $ref: '#/ink~1deep%201/$value/components/0' }, 0, 0] },
        },
      },
      { whole: 'color(srgb 0.3 0.2 0.1)', value: 'color(srgb 0.3 0.2 0.1)', part: 'color(srgb 0.3 0 0)' },
    ],
    [
      'a $root, by its own name and by alias',
      { tint: { $type: 'color', $root: color(0, 1, 0), hover: { $value: '{tint.$root}' } } },
      { tint: 'color(srgb 0 1 0)', 'tint.hover': 'color(srgb 0 1 0)' },
    ],
    [
      'the type of what an alias points at before that of the group',
      {
        lengths: { $type: 'dimension', a: { $value: pixels(3) } },
        $type: 'color',
        b: { $value: '{lengths.a}' },
      },
      { b: '3px' },
    ],
    [
      'inset shadows, and aliases within composite values',
      {
        ink: { $type: 'color', ...color(0, 0, 0) },
        well: {
          $type: 'shadow',
          $value: [
            {
              offsetX: pixels(0),
              offsetY: pixels(1),
              blur: pixels(2),
              spread: pixels(0),
              color: '{ink}',
              inset: true,
            },
          ],
        },
        rule: { $type: 'border', $value: { width: pixels(1), style: 'solid', color: '{ink}' } },
      },
      { well: '0px 1px 2px 0px color(srgb 0 0 0) inset', rule: '1px solid color(srgb 0 0 0)' },
    ],
    [
      'font names with dots and other signs',
      { face: { $type: 'fontFamily', $value: ['St. Ryde', "O'Neil & Sons", 'Noto.Sans_2', 'serif'] } },
      { face: `"St. Ryde","O'Neil & Sons","Noto.Sans_2",serif` },
    ],
    [
      'weights by name, gradients, transitions and typographies',
      {
        weight: { $type: 'fontWeight', $value: 'semi-bold' },
        glow: {
          $type: 'gradient',
          $value: [
            { color: color(0, 0, 0).$value, position: 0 },
            { color: color(1, 1, 1).$value, position: 0.5 },
          ],
        },
        move: {
          $type: 'transition',
          $value: { duration: { value: 120, unit: 'ms' }, timingFunction: [0, 0, 1, 1] },
        },
        title: {
          $type: 'typography',
          $value: {
            fontFamily: 'Sora',
            fontSize: pixels(32),
            fontWeight: 700,
            letterSpacing: pixels(0),
            lineHeight: 1.2,
          },
        },
      },
      {
        weight: '600',
        glow: 'color(srgb 0 0 0) 0%,color(srgb 1 1 1) 50%',
        move: '120ms cubic-bezier(0,0,1,1) 0ms',
        'title.fontFamily': 'Sora',
        'title.lineHeight': '1.2',
      },
    ],
  ])('%s', (_name, group, values) => {
    const tokens = readTokens(withGroup(group))
    expect(tokens.problems).toEqual([])
    for (const [path, css] of Object.entries(values))
      expect([path, tokens.base.get(path)]).toEqual([path, css])
  })

  it.each([
    ['srgb', [0.1, 0.2, 0.3], 'color(srgb 0.1 0.2 0.3)'],
    ['srgb-linear', [0.1, 0.2, 0.3], 'color(srgb-linear 0.1 0.2 0.3)'],
    ['hsl', [210, 50, 40], 'hsl(210 50% 40%)'],
    ['hwb', [210, 10, 20], 'hwb(210 10% 20%)'],
    ['lab', [50, 20, -30], 'lab(50 20 -30)'],
    ['lch', [50, 40, 270], 'lch(50 40 270)'],
    ['oklab', [0.5, 0.1, -0.1], 'oklab(0.5 0.1 -0.1)'],
    ['oklch', [0.5, 0.1, 'none'], 'oklch(0.5 0.1 0)'],
    ['display-p3', [1, 0, 0], 'color(display-p3 1 0 0)'],
    ['a98-rgb', [1, 0, 0], 'color(a98-rgb 1 0 0)'],
    ['prophoto-rgb', [1, 0, 0], 'color(prophoto-rgb 1 0 0)'],
    ['rec2020', [1, 0, 0], 'color(rec2020 1 0 0)'],
    ['xyz-d65', [0.4, 0.2, 0.1], 'color(xyz-d65 0.4 0.2 0.1)'],
    ['xyz-d50', [0.4, 0.2, 0.1], 'color(xyz-d50 0.4 0.2 0.1)'],
  ])('the colour space %s, which contrast is measured in, too', (colorSpace, components, css) => {
    const document = brandWith(({ modifiers }) =>
      modifiers.scheme?.contexts.light?.push({
        color: { chart: { one: { $type: 'color', $value: { colorSpace, components } } } },
      }),
    )
    expect(readTokens(document).light.get('color.chart.one')).toBe(css)
    expect(mendTokens(document).problems).toEqual([])
  })
})

describe('what cannot be read is named with its file, its place and the reason', () => {
  it.each<[group: Json, sentence: string]>([
    [
      { a: 'red' },
      'a is neither a group nor a token: a token has a $value. [tokens.json#/sets/base/sources/1/a]',
    ],
    [
      { 'a.b': color(0, 0, 0) },
      'a.b cannot be a name: the format allows no dot and no brace in one. [tokens.json#/sets/base/sources/1/a.b]',
    ],
    [
      { a: { $type: 'hologram', $value: 1 } },
      'base: a has the type hologram, which the format does not know. [tokens.json#/sets/base/sources/1/a]',
    ],
    [{ a: { $value: 1 } }, 'base: a has no $type. [tokens.json#/sets/base/sources/1/a]'],
    [
      { a: { $type: 'color', $value: '#ff0000' } },
      'base: a must be an object with colorSpace and components. It is a text; brand import converts such. [tokens.json#/sets/base/sources/1/a]',
    ],
    [
      { a: { $type: 'color', ...color(0, 0, 0), b: color(0, 0, 0) } },
      'A token cannot be a group, too; name the token $root within the group. [tokens.json#/sets/base/sources/1/a]',
    ],
    [
      { a: { $comment: 'x', b: { $type: 'number', $value: 1 } } },
      '$comment is not a part of the format. [tokens.json#/sets/base/sources/1/a]',
    ],
    [
      { a: { $type: 'number', $value: '{b.c}' }, b: { d: { $type: 'number', $value: 1 } } },
      'base: a cannot be read: it points at b.c, which does not exist. [tokens.json#/sets/base/sources/1/a]',
    ],
    [
      { a: { $extends: '{nowhere}', b: { $type: 'number', $value: 1 } } },
      '{nowhere} points at nothing that is there. [tokens.json#/sets/base/sources/1/a]',
    ],
    [
      { a: { $extends: '{b}' }, b: { $extends: '{a}' } },
      '{b} leads back to itself. [tokens.json#/sets/base/sources/1/a]',
    ],
    [
      { a: { b: { $extends: '{a}', c: { $type: 'number', $value: 1 } } } },
      '{a} leads back to itself. [tokens.json#/sets/base/sources/1/a/b]',
    ],
    [
      { a: { $ref: 'other.json#/x' } },
      'other.json#/x is a file that was not read: only files of the brand’s own folder are. [tokens.json#/sets/base/sources/1/a]',
    ],
    [
      { a: { $type: 'strokeStyle', $value: { dashArray: [], lineCap: 'butt' } } },
      'base: a has dashes of its own (dashArray), which no CSS border draws; use one of the names. [tokens.json#/sets/base/sources/1/a]',
    ],
    [
      { a: { 'x-y': { $type: 'number', $value: 1 }, x: { y: { $type: 'number', $value: 2 } } } },
      'a.x-y and a.x.y both become --bz-a-x-y; rename one.',
    ],
    [
      { space: { mdd: { $type: 'dimension', $value: 1 } } },
      'base: space.mdd must be { "value": a number, "unit": "px" or "rem" }. [tokens.json#/sets/base/sources/1/space/mdd]',
    ],
  ])('%j', (group, sentence) => {
    const compiled = compileBrand(withGroup(group))
    expect(compiled.ok ? [] : compiled.problems).toContain(sentence)
  })

  it.each<[change: (document: Document) => void, sentence: string]>([
    [
      ({ sets }) => Object.assign(sets, { more: { sources: [] } }),
      'sets.more is not in resolutionOrder: nothing of it would be used. [tokens.json#/sets/more]',
    ],
    [
      ({ modifiers }) => Object.assign(modifiers.scheme?.contexts ?? {}, { highContrast: [] }),
      'The modifier scheme has the context highContrast; make it a modifier of its own.',
    ],
    [
      ({ resolutionOrder }) => resolutionOrder.push({ $ref: '#/sets/nothing' }),
      '#/sets/nothing is neither a set nor a modifier of the document. [tokens.json#/resolutionOrder/2]',
    ],
    [
      (document) => Object.assign(document, { themes: [] }),
      'themes is not a part of the format here. [tokens.json#]',
    ],
    [({ modifiers }) => delete modifiers.scheme?.contexts.dark, 'The modifier scheme has no context dark.'],
  ])('%s', (change, sentence) => {
    expect(readTokens(brandWith(change)).problems).toContain(sentence)
  })

  it('says which mistyped name a missing role was probably meant to be', () => {
    const document = brandWith(({ sets }) => {
      const space = sets.base?.sources[0]?.space as Json
      space.mdd = space.md
      delete space.md
    })
    expect(readTokens(document).problems).toEqual([
      'base: space.md is missing. Every brand must give it a dimension value. Is space.mdd meant?',
    ])
  })
})

describe('a resolver document with several sets and modifiers', () => {
  const more = () =>
    brandWith((document) => {
      document.sets.palette = { sources: [{ palette: { $type: 'color', ink: color(0.1, 0.1, 0.1) } }] }
      document.modifiers.contrast = {
        contexts: { normal: [], more: [{ palette: { ink: color(0, 0, 0) } }] },
        default: 'normal',
      }
      document.modifiers.scheme?.contexts.light?.push({
        color: { text: { primary: { $value: '{palette.ink}' } } },
      })
      document.resolutionOrder.unshift({ $ref: '#/sets/palette' }, { $ref: '#/modifiers/contrast' })
    })

  it('merges in the order of resolution, and aliases follow what a modifier changes', () => {
    const { problems, light, variants } = readTokens(more())
    expect(problems).toEqual([])
    expect(light.get('color.text.primary')).toBe('color(srgb 0.1 0.1 0.1)')
    expect(variants).toHaveLength(1)
    expect(variants[0]?.selection).toEqual({ contrast: 'more' })
    expect(variants[0]?.light.get('color.text.primary')).toBe('color(srgb 0 0 0)')
    expect(variants[0]?.dark.get('palette.ink')).toBe('color(srgb 0 0 0)')
  })

  it('compiles each further choice to an attribute beside the scheme', () => {
    const compiled = compileBrand(more())
    expect(compiled.ok && compiled.css).toContain(
      ':root[data-brand-contrast=more],[data-brand-contrast=more] [data-scheme=light]{',
    )
  })

  it('compares the choices of two brands', () => {
    const other = more()
    Object.assign(other.modifiers.contrast?.contexts ?? {}, {
      more: [{ palette: { ink: color(0.05, 0, 0) } }],
    })
    expect(diffTokens(more(), other)).toEqual([
      {
        scheme: 'base',
        variant: 'contrast more',
        role: 'palette.ink',
        kind: 'changed',
        from: 'color(srgb 0 0 0)',
        to: 'color(srgb 0.05 0 0)',
      },
      {
        scheme: 'light',
        variant: 'contrast more',
        role: 'color.text.primary',
        kind: 'changed',
        from: 'color(srgb 0 0 0)',
        to: 'color(srgb 0.05 0 0)',
      },
    ])
  })

  it('corrects a role that is an alias without touching the primitive or the other scheme', () => {
    const document = brandWith(({ sets, modifiers }) => {
      sets.base?.sources.unshift({ palette: { $type: 'color', pale: color(0.7, 0.7, 0.7) } })
      for (const scheme of ['light', 'dark'])
        modifiers.scheme?.contexts[scheme]?.push({ color: { chart: { two: { $value: '{palette.pale}' } } } })
    })
    const { tokens, changes, problems } = mendTokens(document)
    expect(problems).toEqual([])
    expect(changes.map(({ scheme, role }) => [scheme, role])).toEqual([['light', 'color.chart.two']])
    const mended = readTokens(tokens)
    expect(mended.base.get('palette.pale')).toBe('color(srgb 0.7 0.7 0.7)')
    expect(mended.dark.get('color.chart.two')).toBe('color(srgb 0.7 0.7 0.7)')
  })
})

describe('files that tokens.json refers to', () => {
  function folderWith(files: Record<string, unknown>): string {
    const folder = mkdtempSync(join(tmpdir(), 'baize-token-files-'))
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), JSON.stringify(content))
    }
    return folder
  }

  it('are read with those that they refer to, and named in problems', () => {
    const document = brandWith(({ sets }) => {
      sets.base?.sources.push({ $ref: 'tokens/palette.json' }, { broken: { $ref: 'tokens/more.json#/gone' } })
    })
    const folder = folderWith({
      'tokens.json': document,
      'tokens/palette.json': {
        palette: { $type: 'color', ink: color(0, 0, 0), deep: { $ref: 'more.json#/inks/deep' } },
        odd: 3,
      },
      'tokens/more.json': { inks: { $type: 'color', deep: { $value: '{palette.ink}' } } },
    })
    const read = readTokenFiles(folder)
    const tokens = readTokens('value' in read ? read.value : undefined)
    expect(tokens.problems).toEqual([
      'odd is neither a group nor a token: a token has a $value. [tokens/palette.json#/odd]',
      '#/$defs/tokens~1more.json/gone points at nothing that is there. [tokens.json#/sets/base/sources/2/broken]',
    ])
    expect(tokens.base.get('palette.deep')).toBe('color(srgb 0 0 0)')
  })

  it.each([
    ['../secret.json', '../secret.json is not a JSON file of the brand’s own folder. [tokens.json#]'],
    [
      'https://evil.example/x.json',
      'https://evil.example/x.json is not a JSON file of the brand’s own folder. [tokens.json#]',
    ],
    ['/etc/passwd', '/etc/passwd is not a JSON file of the brand’s own folder. [tokens.json#]'],
    ['missing.json', expect.stringContaining('missing.json does not exist. [tokens.json#, missing.json]')],
  ])('%s is refused', (ref, sentence) => {
    const folder = folderWith({
      'tokens.json': brandWith(({ sets }) => sets.base?.sources.push({ $ref: ref })),
    })
    expect(readTokenFiles(folder)).toEqual({ problems: [sentence] })
  })
})

describe('another reader of the format, Terrazzo', () => {
  const config = defineConfig({}, { cwd: new URL('file:///') })

  it.each(['default', 'loud', 'wireframe'])(
    'has the same values for the brand %s in both schemes',
    async (name) => {
      const src = readFileSync(brandFile(name), 'utf8')
      const logger = new Logger({ level: 'silent' })
      const { resolver } = await parse([{ filename: new URL('file:///tokens.json'), src }], {
        config,
        logger,
        skipLint: true,
      })
      for (const { selection, tokens } of readDocument(JSON.parse(src)).permutations) {
        const theirs = resolver.apply(selection)
        expect([...tokens.keys()].sort()).toEqual(Object.keys(theirs).sort())
        for (const [path, token] of tokens) {
          // Terrazzo adds what a value leaves out.
          expect({ path, type: token.type, value: theirs[path]?.$value }).toMatchObject({
            path,
            type: theirs[path]?.$type,
            value: token.value,
          })
        }
      }
    },
  )
})

it('never throws, whatever the groups are', () => {
  const name = fc.constantFrom('a', 'b', '$extends', '$ref', '$value', '$type', '$root')
  const leaf = fc.constantFrom('{a}', '{b.a}', '#/a', '#/b/$value', 'color', 'number', 1, null)
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof({ depthSize: 'small' }, leaf, fc.dictionary(name, tie('tree'), { maxKeys: 4 })),
  }))
  fc.assert(
    fc.property(tree, tree, (one, other) => {
      const document = withGroup({ a: one, b: other })
      expect(() => compileBrand(document)).not.toThrow()
      expect(() => diffTokens(document, withGroup({ a: other }))).not.toThrow()
    }),
    { numRuns: 150 },
  )
}, 60_000)
