import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkBrand } from './checkBrand.ts'
import { lightnessContrast } from './colour.ts'
import { compileBrand } from './compileBrand.ts'
import { contrastSentence, measureContrast } from './contrast.ts'
import { readTokens } from './readTokens.ts'

const folder = resolve(import.meta.dirname, '../../../../brands/default')
const text = readFileSync(`${folder}/tokens.json`, 'utf8')

// Deeply loose on purpose: the tests break the file in ways that no type allows.
type Loose = { [key: string]: Loose } & Loose[]
const broken = (change: (document: Loose) => void): unknown => {
  const document = JSON.parse(text) as Loose
  change(document)
  return document
}
const dark = (document: Loose) => document.modifiers?.scheme?.contexts?.dark?.[0] as Loose
const light = (document: Loose) => document.modifiers?.scheme?.contexts?.light?.[0] as Loose
const problemsOf = (document: unknown) => {
  const compiled = compileBrand(document)
  return compiled.ok ? [] : compiled.problems
}

describe('the default brand', () => {
  it('is whole, and every declared pair of colours passes WCAG AA in both schemes', async () => {
    const report = await checkBrand(folder)
    expect(report.problems).toEqual([])
    expect(report.pairs).toBeGreaterThan(300)
  })

  it('compiles to custom properties for both schemes, by attribute and by preference', () => {
    const compiled = compileBrand(JSON.parse(text))
    expect(compiled.ok).toBe(true)
    const css = compiled.ok ? compiled.css : ''
    expect(css).toContain(':root{--bz-space-3xs:2px')
    expect(css).toContain('[data-scheme=dark]{color-scheme:dark;--bz-color-surface-page:oklch(')
    expect(css).toContain('@media screen and (prefers-color-scheme:dark){:root:not([data-scheme]){')
    expect(css).not.toMatch(/undefined|NaN|\[object/)
  })
})

describe('a brand that is not whole is refused in plain sentences', () => {
  it('names a role that is missing', () => {
    const document = broken((d) => delete dark(d).color?.text?.primary)
    expect(problemsOf(document)).toEqual([
      'dark: color.text.primary is missing. Every brand must give it a color value.',
    ])
  })

  it('names a token that is neither a role nor sound', () => {
    const document = broken((d) => {
      Object.assign(light(d).color as object, {
        neon: { $value: { colorSpace: 'oklch', components: [0.5, 0.1, 400] } },
      })
    })
    expect(problemsOf(document)).toEqual([
      'light: color.neon has 400 as component 3; it must be a number from 0 to 360. [tokens.json#/modifiers/scheme/contexts/light/0/color/neon]',
    ])
  })

  it.each([
    [
      { colorSpace: 'oklch', components: [2, 0, 0] },
      'has 2 as component 1; it must be a number from 0 to 1.',
    ],
    [{ colorSpace: 'oklch', components: [0.5, 0] }, 'must have exactly three components.'],
    [{ colorSpace: '__proto__', components: [0, 0, 0] }, 'has the colour space __proto__'],
    [{ colorSpace: 'srgb', components: [0, 0, 0], alpha: 3 }, 'has an alpha outside 0 to 1.'],
    ['red;}body{display:none', 'must be an object with colorSpace and components.'],
  ])('refuses %j as a colour', (value, sentence) => {
    const document = broken((d) => Object.assign(dark(d).color?.focus as object, { $value: value }))
    expect(problemsOf(document)[0]).toContain(`dark: color.focus ${sentence}`)
  })

  it('refuses a font that would break out of its declaration', () => {
    const document = broken((d) => {
      const base = d.sets?.base?.sources?.[0] as Loose
      Object.assign(base.type?.family?.text as object, { $value: ['x";}*{color:red'] })
    })
    expect(problemsOf(document)[0]).toContain('must be a font name')
  })

  it('finds an alias that leads nowhere, and one in a cycle', () => {
    const document = broken((d) => {
      Object.assign(dark(d).color?.focus as object, { $value: '{color.nowhere}' })
      Object.assign(dark(d).color?.scrim as object, { $value: '{color.scrim}' })
    })
    expect(problemsOf(document)).toEqual([
      'dark: color.focus cannot be read: it points at color.nowhere, which does not exist. [tokens.json#/modifiers/scheme/contexts/dark/0/color/focus]',
      'dark: color.scrim cannot be read: it points back at itself through color.scrim. [tokens.json#/modifiers/scheme/contexts/dark/0/color/scrim]',
    ])
  })

  it('follows an alias to its value', () => {
    const document = broken((d) =>
      Object.assign(dark(d).color?.focus as object, { $value: '{color.text.primary}' }),
    )
    const tokens = readTokens(document)
    expect(tokens.dark.get('color.focus')).toBe(tokens.dark.get('color.text.primary'))
  })

  it('returns sentences for any JSON, and never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(problemsOf(value).length).toBeGreaterThan(0)
      }),
    )
  })

  it('handles a good file with any one value replaced, and never throws', () => {
    const paths = [...text.matchAll(/"\$value"/g)].length
    fc.assert(
      fc.property(fc.nat(paths - 1), fc.jsonValue(), (index, value) => {
        let seen = -1
        const document: unknown = JSON.parse(text, (key, old: unknown) => {
          if (key !== '$value') return old
          seen += 1
          return seen === index ? value : old
        })
        expect(() => compileBrand(document)).not.toThrow()
        expect(() => measureContrast(document)).not.toThrow()
      }),
      { numRuns: 60 },
    )
  })
})

describe('contrast', () => {
  const grey = (value: number) => ({ colorSpace: 'srgb', components: [value, value, value] })

  it('measures as WCAG does: #767676 on white is 4.54', () => {
    const document = broken((d) => {
      Object.assign(light(d).color?.text?.muted as object, { $value: grey(0x76 / 255) })
      Object.assign(light(d).color?.surface?.raised as object, { $value: grey(1) })
    })
    const pair = measureContrast(document).find(
      ({ scheme, over, under }) =>
        scheme === 'light' && over === 'color.text.muted' && under === 'color.surface.raised',
    )
    expect(pair?.ratio).toBe(4.54)
  })

  // The test values that are published with the formula.
  it.each([
    ['#888888', '#ffffff', 63.056469930209424],
    ['#ffffff', '#888888', -68.54146436644962],
    ['#000000', '#aaaaaa', 58.146262578561334],
    ['#aaaaaa', '#000000', -56.24113336839742],
    ['#112233', '#ddeeff', 91.66830811481631],
    ['#ddeeff', '#112233', -93.06770049484275],
    ['#112233', '#444444', 8.32326136957393],
    ['#444444', '#112233', -7.526878460278154],
  ])('has the lightness contrast of APCA for %s on %s', (text, ground, lc) => {
    expect(lightnessContrast(text, ground)).toBeCloseTo(lc, 10)
  })

  it('measures each permutation that changes a colour, and names it where it fails', () => {
    const document = broken((d) => {
      Object.assign(d.modifiers as object, {
        dim: {
          contexts: { off: [], on: [{ color: { text: { muted: { $type: 'color', $value: grey(0.7) } } } }] },
        },
      })
      ;(d.resolutionOrder as unknown as unknown[]).push({ $ref: '#/modifiers/dim' })
    })
    const results = measureContrast(document)
    const own = results.filter(({ variant }) => variant !== undefined)
    expect(own.length).toBeGreaterThan(0)
    expect(own.every(({ over, under }) => [over, under].includes('color.text.muted'))).toBe(true)
    const failed = results.filter(({ passes }) => !passes).map(contrastSentence)
    expect(failed.length).toBeGreaterThan(0)
    expect(failed.every((sentence) => sentence.startsWith('light, dim on: color.text.muted on '))).toBe(true)
  })

  it('says what fails, by how much, and the nearest colour that passes', () => {
    const document = broken((d) => {
      Object.assign(light(d).color?.text?.muted as object, { $value: grey(0.7) })
      Object.assign(light(d).color?.surface?.raised as object, { $value: grey(1) })
    })
    const failed = measureContrast(document).find(
      ({ passes, under }) => !passes && under === 'color.surface.raised',
    )
    expect(failed && contrastSentence(failed)).toMatch(
      /^light: color\.text\.muted on color\.surface\.raised has a contrast of 2\.\d\d, and needs 4\.5\. The nearest that passes is #7[0-9a-f]{5}\.$/,
    )
  })
})
