import { describe, expect, it } from 'vitest'
import { defaultFolder } from '../brands.ts'
import { setSetting } from '../settings/paths.ts'
import { problemsOf } from '../settings/problems.ts'
import { fontData, fontFileName, fontsOf, readWeight, weightText } from './brandFonts.ts'
import { fontProblems } from './fontProblems.ts'

const bytes = Uint8Array.of(0x77, 0x4f, 0x46, 0x32)
const font = {
  family: 'Exo 2',
  files: [{ file: 'exo-2.woff2', weight: [100, 900] as [number, number] }],
  languages: ['en'],
  licence: 'OFL 1.1',
}
const brandWith = (fonts: unknown, files = defaultFolder.files) => ({
  ...defaultFolder,
  settings: setSetting(defaultFolder.settings, 'fonts', fonts),
  files,
})
const sentences = (brand: ReturnType<typeof brandWith>) =>
  [...fontProblems(brand, problemsOf(brand.settings)).values()].flat()

describe('fonts of a brand', () => {
  it('are read as far as they are written', () => {
    expect(fontsOf({ fonts: [font] })).toEqual([font])
    expect(fontsOf({ fonts: [{ family: 3, files: [{}] }, 'x'] })).toEqual([
      { family: '', files: [{ file: '', weight: Number.NaN }], languages: [], licence: '' },
      { family: '', files: [], languages: [], licence: '' },
    ])
    expect(fontsOf({ fonts: 'none' })).toEqual([])
  })

  it('have weights as CSS writes them', () => {
    expect(['400', ' 100 900 ', '100–900'].map(readWeight)).toEqual([400, [100, 900], [100, 900]])
    expect(['', 'bold', '1 2 3'].map(readWeight)).toEqual([undefined, undefined, undefined])
    expect([weightText(400), weightText([100, 900]), weightText(Number.NaN)]).toEqual(['400', '100 900', ''])
  })

  it('are shown where their files are there', () => {
    const brand = brandWith([font, { ...font, files: [{ file: 'lost.woff2', weight: 400 }] }])
    const files = new Map([['exo-2.woff2', bytes]])
    expect(fontData({ ...brand, files })).toEqual([
      { family: 'Exo 2', bytes, weight: '100 900', style: 'normal' },
    ])
  })

  it('take the names of their files', () => {
    expect(['Exo 2 Latin.WOFF2', 'Ünï.ttf', '.otf'].map(fontFileName)).toEqual([
      'exo-2-latin.woff2',
      'n.ttf',
      'font.otf',
    ])
  })

  it('have what is wrong with them beside them', () => {
    expect(sentences(brandWith(undefined))).toEqual([])
    expect(sentences(brandWith([{ ...font, family: 'serif' }]))[0]).toMatch(/^This must be \{ family/)
    const found = sentences(brandWith([{ ...font, languages: ['en', 'sv'] }]))
    expect(found).toEqual([
      expect.stringMatching(/^exo-2\.woff2 is not among the files/),
      expect.stringMatching(/^sv is not a language of the brand/),
      expect.stringMatching(/^No token of type\.family names Exo 2/),
    ])
    const wrong = new Map(defaultFolder.files).set('exo-2.woff2', new TextEncoder().encode('<html>'))
    expect(sentences(brandWith([font], wrong))[0]).toBe('exo-2.woff2 is not a woff2 font.')
  })
})
