import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeContrast } from './describeContrast.ts'
import { diffTokens } from './diffTokens.ts'
import { mendTokens } from './mendTokens.ts'
import { proposeTokens } from './palette/proposeTokens.ts'
import { tokensText } from './tokensText.ts'

type Loose = { [key: string]: Loose } & Loose[]
const path = resolve(import.meta.dirname, '../../../../brands/default/tokens.json')
const whole = () => JSON.parse(readFileSync(path, 'utf8')) as Loose
const light = (document: Loose) => document.modifiers?.scheme?.contexts?.light?.[0]?.color as Loose
const grey = (value: number) => ({ colorSpace: 'srgb', components: [value, value, value] })
const give = (role: Loose | undefined, value: unknown) => Object.assign(role as object, { $value: value })

describe('mending', () => {
  it('leaves a brand that passes as it is', () => {
    const document = whole()
    expect(mendTokens(document)).toEqual({ tokens: document, changes: [], problems: [] })
  })

  it('moves a text that is too pale, and nothing else', () => {
    const document = whole()
    give(light(document).text?.muted, grey(0.7))
    const { tokens, changes, problems } = mendTokens(document)
    expect(problems).toEqual([])
    expect(changes).toEqual([
      { scheme: 'light', role: 'color.text.muted', was: '#b2b2b2', now: expect.stringMatching(/^#[56]/) },
    ])
    expect(describeContrast(tokens).failing).toBe(0)
    expect(light(document).text?.muted).toEqual({ $value: grey(0.7) })
  })

  it('moves the background rather than all foregrounds on it', () => {
    const document = whole()
    give(light(document).surface?.page, grey(0.45))
    const { changes, problems } = mendTokens(document)
    expect(problems).toEqual([])
    expect(changes.map(({ role }) => role)).toEqual(['color.surface.page'])
  })

  it('corrects a palette of random greys until every pair passes, or says what is left', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 3, maxLength: 3 }),
        ([a, b, c]) => {
          const document = whole()
          give(light(document).accent?.base, grey(a ?? 0))
          give(light(document).text?.primary, grey(b ?? 0))
          give(light(document).critical?.on, grey(c ?? 0))
          const { tokens, problems } = mendTokens(document)
          expect(problems).toEqual([])
          expect(describeContrast(tokens).failing).toBe(0)
        },
      ),
      { numRuns: 30 },
    )
  }, 60_000)

  it('returns sentences for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(mendTokens(value).problems.length).toBeGreaterThan(0)
        expect(describeContrast(value).pairs).toBe(0)
        expect(diffTokens(value, value)).toEqual([])
      }),
    )
  })
})

describe('the contrast report', () => {
  it('reports each pair once, by what is coloured, the tightest first', () => {
    const { groups, pairs, failing, tightest } = describeContrast(whole())
    expect(groups.map(({ title }) => title)).toContain('Text on surfaces')
    expect(groups.some(({ title }) => title === 'Other')).toBe(false)
    expect(groups.reduce((sum, { rows }) => sum + rows.length * 2, 0)).toBe(pairs)
    expect(failing).toBe(0)
    expect(groups[0]?.rows[0]).toMatchObject({ over: expect.any(String), light: { passes: true } })
    expect(groups.flatMap((group) => group.tightest)).toContainEqual(tightest)
  })

  it('counts a see-through text by what it looks like on its ground', () => {
    const document = whole()
    give(light(document).text?.primary, { ...grey(0), alpha: 0.1 })
    expect(describeContrast(document).groups[0]).toMatchObject({ title: 'Text on surfaces', failing: 15 })
  })
})

describe('a difference', () => {
  it('names roles that were added, removed and changed, with their CSS', () => {
    const other = whole()
    give(light(other).text?.link, '{color.text.primary}')
    delete (light(other).border as Partial<Loose>).strong
    Object.assign(light(other), { neon: { $value: grey(1) } })
    expect(diffTokens(whole(), other)).toEqual([
      {
        scheme: 'light',
        role: 'color.text.link',
        kind: 'changed',
        from: 'oklch(0.435 0.1 161)',
        to: 'oklch(0.235 0.028 167)',
      },
      { scheme: 'light', role: 'color.border.strong', kind: 'removed', from: 'oklch(0.57 0.022 155)' },
      { scheme: 'light', role: 'color.neon', kind: 'added', to: 'color(srgb 1 1 1)' },
    ])
  })
})

describe('the text of a tokens file', () => {
  it('is the same document, with each role on a line of its own', () => {
    const proposed = proposeTokens({ accent: 'hotpink' })
    const document = proposed.ok ? proposed.tokens : undefined
    const text = tokensText(document)
    expect(JSON.parse(text)).toEqual(document)
    expect(text).toMatch(/^ +"muted": \{ "\$value": .*\},?$/m)
  })
})
