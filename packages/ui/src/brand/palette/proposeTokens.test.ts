import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileBrand } from '../compileBrand.ts'
import { measureContrast } from '../contrast.ts'
import { cornerShapes, densities } from './base.ts'
import { type Proposal, proposeTokens } from './proposeTokens.ts'

const faultsOf = (proposal: Proposal): string[] => {
  const proposed = proposeTokens(proposal)
  if (!proposed.ok) return proposed.problems
  const compiled = compileBrand(proposed.tokens)
  const failing = measureContrast(proposed.tokens).filter(({ passes }) => !passes)
  return [
    ...(compiled.ok ? [] : compiled.problems),
    ...failing.map(({ over, under }) => `${over} on ${under}`),
  ]
}

describe('a palette from one colour', () => {
  it.each([
    '#fdf6b2',
    '#000',
    'white',
    '#39ff14',
    '#ff0',
    'navy',
    'rebeccapurple',
    'rgb(0 255 255)',
    'hsl(330 100% 50%)',
    'oklch(0.7 0.37 330)',
    'oklch(none none none)',
    'color(display-p3 0 1 0)',
    '  #0E7A4F ',
  ])('of %s is whole, and every pair passes in both schemes', (accent) => {
    expect(faultsOf({ accent, name: 'Trial' })).toEqual([])
  })

  it('passes for any colours, corners and densities', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
    const lch = fc
      .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 40 }), fc.nat(720))
      .map(([l, c, h]) => `oklch(${l / 100} ${c / 100} ${h})`)
    const proposals = fc.record(
      {
        accent: fc.oneof(hex, lch),
        premium: fc.oneof(hex, lch),
        radius: fc.constantFrom(...cornerShapes),
        density: fc.constantFrom(...densities),
      },
      { requiredKeys: ['accent'] },
    )
    fc.assert(
      fc.property(proposals, (proposal) => {
        expect(faultsOf(proposal)).toEqual([])
      }),
      { numRuns: 40 },
    )
  }, 60_000)

  it('leaves the given colour as it is where its contrast suffices already', () => {
    const proposed = proposeTokens({ accent: 'oklch(0.46 0.09 162)' })
    const [light] = proposed.ok ? proposed.tokens.modifiers.scheme.contexts.light : []
    expect(light).toMatchObject({
      color: { accent: { base: { $value: { components: [0.46, 0.09, 162] } } } },
    })
  })

  it('is as round and as dense as requested', () => {
    const css = (proposal: Proposal) => {
      const proposed = proposeTokens(proposal)
      const compiled = proposed.ok ? compileBrand(proposed.tokens) : proposed
      return compiled.ok ? compiled.css : ''
    }
    expect(css({ accent: 'red', radius: 'square' })).toContain('--bz-radius-medium:0px')
    expect(css({ accent: 'red', density: 'roomy' })).toContain('--bz-size-control-large:60px')
  })

  it.each([
    [null, 'accent must be a solid CSS colour such as #0e7a4f, not nothing.'],
    [{ accent: 7 }, 'accent must be a solid CSS colour such as #0e7a4f, not number.'],
    [{ accent: 'transparent' }, 'accent must be a solid CSS colour such as #0e7a4f, not "transparent".'],
    [{ accent: 'red;}*{display:none' }, 'accent must be a solid CSS colour such as #0e7a4f, not "red;}*'],
    [{ accent: 'oklch(1e999 1 1)', premium: '' }, 'premium must be a solid CSS colour'],
    [{ accent: '#'.repeat(1_000_000) }, 'accent must be a solid CSS colour'],
    [{ accent: 'red', radius: '__proto__' }, 'radius must be one of square, soft, round, not "__proto__".'],
    [{ accent: 'red', density: [] }, 'density must be one of compact, regular, roomy, not object.'],
    [{ accent: 'red', name: '' }, 'name must be a text of at most 60 characters, not "".'],
  ])('is refused for %j in a sentence', (proposal, sentence) => {
    const proposed = proposeTokens(proposal as Proposal)
    expect(proposed.ok ? '' : proposed.problems.join(' ')).toContain(sentence)
  })

  it('accepts any input without a crash', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (accent, name) => {
        expect(() => proposeTokens({ accent, name } as Proposal)).not.toThrow()
      }),
      { examples: [['/0', 'Brand']] },
    )
  })
})
