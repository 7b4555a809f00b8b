import { readTokens } from '@baize/ui/brand'
import { describe, expect, it } from 'vitest'
import { brands } from './brands.ts'
import { colourOfHex, pickerHex } from './colour.ts'
import { parts, tokensIn } from './tokens-document.ts'
import { read, write } from './written.ts'

describe.each([...brands])('every value of %s', (_name, { tokens: document }) => {
  it('is read as it is written', () => {
    for (const part of parts)
      for (const [path, { type = '', value }] of tokensIn(document, part))
        expect([path, read(type, write(type, value))]).toEqual([path, { value }])
    expect(readTokens(document).problems).toEqual([])
  })
})

describe('a colour', () => {
  it.each(['#000000', '#ffffff', '#0b5d3b', '#ff0000', '#00ff00', '#0000ff', '#7f7f80'])(
    '%s is converted back from OKLCH',
    (hex) => {
      const colour = colourOfHex(hex)
      expect(colour && pickerHex(colour)).toBe(hex)
      expect(read('color', hex)).toEqual({ value: colour })
    },
  )

  it('beyond what a plain screen shows keeps its lightness in the picker', () => {
    expect(pickerHex({ colorSpace: 'oklch', components: [0.7, 0.4, 150] })).toMatch(/^#00[a-f]/)
    expect(pickerHex({ colorSpace: 'oklch', components: [1, 0.4, 150] })).toBe('#ffffff')
  })

  it.each([
    ['OKLCH(45% 0.1 162deg / 50%)', { colorSpace: 'oklch', components: [0.45, 0.1, 162], alpha: 0.5 }],
    ['oklch( .45,.1,162 )', { colorSpace: 'oklch', components: [0.45, 0.1, 162] }],
    ['color(display-p3 0.1 0.2 0.3)', { colorSpace: 'display-p3', components: [0.1, 0.2, 0.3] }],
    ['#0008', { colorSpace: 'oklch', components: [0, 0, 0], alpha: 0.533 }],
    ['{color.accent.base}', '{color.accent.base}'],
  ])('may be written %s', (text, value) => expect(read('color', text)).toEqual({ value }))
})

describe('what cannot be used is explained', () => {
  it.each([
    ['color', '', 'This cannot be left empty.'],
    ['color', 'greenish', 'Write a colour like #0b5d3b or oklch(0.45 0.1 162).'],
    ['color', '#12345', 'Write a colour like #0b5d3b or oklch(0.45 0.1 162).'],
    ['color', 'oklch(1.4 0.1 162)', 'The lightness is 1.4; it must be a number from 0 to 1.'],
    ['color', 'oklch(0.4 0.1 162 / 3)', 'The opacity is 3; it must be a number from 0 to 1.'],
    ['color', 'red; } body { display: none', 'Write a colour like #0b5d3b or oklch(0.45 0.1 162).'],
    ['dimension', '12', 'Write a number with px or rem, like 12px.'],
    ['dimension', '12em', 'Write a number with px or rem, like 12px.'],
    ['duration', 'fast', 'Write a number with ms or s, like 200ms.'],
    ['fontWeight', '1200', 'A weight is a number from 1 to 1000, like 600.'],
    ['number', '1,5', 'Write a number, like 1.5.'],
    ['cubicBezier', '0.2, 0, 0', 'Write four numbers with commas, like 0.2, 0, 0, 1.'],
    ['cubicBezier', '2, 0, 0, 1', 'The first and the third number are moments: each must be from 0 to 1.'],
    ['fontFamily', 'Inter;', '“Inter;” is no name of a typeface: only letters, digits, spaces and hyphens.'],
    ['fontFamily', 'Inter,,', 'Write names of typefaces with commas between them, like Inter, sans-serif.'],
    ['mystery', 'x', 'Values of type mystery cannot be edited here.'],
  ])('%s: %s', (type, text, problem) => expect(read(type, text)).toEqual({ problem }))

  it('names the shadow that is none', () => {
    const read2 = read('shadow', '0px 1px 2px 0px #0000001a, big')
    expect(read2).toMatchObject({ problem: expect.stringContaining('“big” is no shadow') })
  })
})
