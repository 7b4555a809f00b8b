import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrastPairs } from './contrastPairs.ts'
import { stylePairs } from './stylePairs.ts'

const root = resolve(import.meta.dirname, '../../../..')
const files = globSync('{packages,apps}/*/src/**/*.css.ts', { cwd: root })

/** What WCAG asks no contrast of, or what is on an image under a scrim of its own. */
const exempt = new Set(['text.disabled', 'game.onArt'])

const declared = new Set(contrastPairs.map(({ over, under }) => `${over} on ${under}`))
const declaredOver = new Set(contrastPairs.map(({ over }) => over))

describe.each(files)('%s', (file) => {
  it('puts only colours together whose contrast every brand is checked for', () => {
    const pairs = stylePairs(file, readFileSync(resolve(root, file), 'utf8'))
    const wanting = pairs
      .filter(({ over }) => !exempt.has(over))
      .flatMap(({ over, unders }) => [
        ...(declaredOver.has(`color.${over}`) ? [] : [`${over} on anything`]),
        ...unders.map((under) => `color.${over} on color.${under}`).filter((pair) => !declared.has(pair)),
      ])
    expect(wanting).toEqual([])
  })
})

describe('stylePairs', () => {
  it('reads a rule, the rules inside it, and both ways to name a token', () => {
    const text = `
      export const a = style({
        color: tokens.color.text.muted,
        background: color.surface.base,
        selectors: { '&:hover': { background: tokens.color.surface.hover } },
      })
      export const b = style({ color: tokens.color.text.link })`
    expect(stylePairs('a.css.ts', text)).toEqual([
      { over: 'text.muted', unders: ['surface.base'] },
      { over: 'text.muted', unders: ['surface.hover'] },
      { over: 'text.link', unders: [] },
    ])
  })

  it('requires nothing of a mark without text', () => {
    const text =
      "const a = { color: color.text.muted, '::after': { content: '', background: color.premium.base } }"
    expect(stylePairs('a.css.ts', text)).toEqual([{ over: 'text.muted', unders: [] }])
  })

  it('sees each stop of a gradient, and each tone', () => {
    const gradient = `const a = { color: color.felt.on, background: \`linear-gradient(\${color.felt.base}, \${color.felt.deep})\` }`
    expect(stylePairs('a.css.ts', gradient)).toEqual([
      { over: 'felt.on', unders: ['felt.base', 'felt.deep'] },
    ])
    const toned = stylePairs('a.css.ts', 'const a = { color: toned.on, background: toned.base }')
    expect(toned).toContainEqual({ over: 'premium.on', unders: ['premium.base'] })
    expect(toned).not.toContainEqual({ over: 'premium.on', unders: ['accent.base'] })
  })
})
