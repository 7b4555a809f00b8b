import { expect, it } from 'vitest'
import { checkBrand } from '../checkBrand.ts'
import { brandWithFonts, exo, exoFont, khmer, type TestFonts, trueType } from './testBrand.ts'

const problemsOf = async (fonts: TestFonts) => (await checkBrand(brandWithFonts(fonts))).problems.join('\n')

it('passes a font that has the letters of its languages', async () => {
  expect(await problemsOf({ fonts: [exoFont], files: { 'exo-2.woff2': exo() } })).toBe('')
})

it('accepts a TrueType font, too', async () => {
  const font = { ...exoFont, files: [{ file: 'exo-2.ttf', weight: [100, 900] }] }
  expect(await problemsOf({ fonts: [font], files: { 'exo-2.ttf': await trueType() } })).toBe('')
})

it.each([
  [0x002, 'may not be embedded, says its foundry (OS/2 fsType): ask for a web licence.'],
  [
    0x100,
    'may not be cut to the letters of a script, says its foundry (OS/2 fsType): ask for a web licence.',
  ],
])('refuses a font whose foundry sets the bit %d', async (bit, sentence) => {
  const ttf = await trueType()
  const tables = Array.from({ length: ttf.readUInt16BE(4) }, (_, index) => 12 + 16 * index)
  const os2 = tables.find((at) => ttf.toString('latin1', at, at + 4) === 'OS/2') as number
  ttf.writeUInt16BE(bit, ttf.readUInt32BE(os2 + 8) + 8)
  const font = { ...exoFont, files: [{ file: 'exo-2.ttf', weight: [100, 900] }] }
  expect(await problemsOf({ fonts: [font], files: { 'exo-2.ttf': ttf } })).toContain(sentence)
})

it('names file, language and missing letters', async () => {
  const font = { ...exoFont, languages: ['en', 'vi', 'km'] }
  const settings = { languages: ['en', 'vi', 'km'], defaultLanguage: 'en' }
  const licence = { en: 'Play.', vi: 'Chơi.', km: 'លេង' }
  const said = await problemsOf({
    fonts: [font],
    files: { 'exo-2.woff2': exo() },
    settings: { ...settings, licence },
  })
  expect(said).toMatch(
    /exo-2\.woff2 lacks 101 letters of Vietnamese \(vi\): ă Đ đ Ĩ ĩ Ũ ũ Ơ ơ Ư ư Ạ and 89 more\. Bring a font/,
  )
  expect(said).toMatch(/exo-2\.woff2 lacks 72 letters of Khmer \(km\): ក ខ/)
  expect(said).not.toContain('English')
})

it('names the limit of what a page loads in a language', async () => {
  const files = [1, 2, 3, 4, 5].map((index) => ({ file: `exo-${index}.woff2`, weight: [100, 900] }))
  const said = await problemsOf({
    fonts: [{ ...exoFont, files }],
    files: Object.fromEntries(files.map(({ file }) => [file, exo()])),
  })
  expect(said).toMatch(
    /brand\.json: the fonts have 1\d\d\.\d kB for a page in English \(en\); they may have 160 kB\. Bring fewer/,
  )
})

const broken: Record<string, [fonts: TestFonts, sentence: string | RegExp]> = {
  'a file that is no font': [
    { fonts: [exoFont], files: { 'exo-2.woff2': Buffer.from('<html>') } },
    /exo-2\.woff2 is not a woff2 font\.$/,
  ],
  'a font that is cut off': [
    { fonts: [exoFont], files: { 'exo-2.woff2': exo().subarray(0, 900) } },
    /exo-2\.woff2 is not a font that can be read\.$/,
  ],
  'a file that is not there': [{ fonts: [exoFont], files: {} }, /exo-2\.woff2 does not exist\.$/],
  'a file of another folder': [
    {
      fonts: [{ ...exoFont, files: [{ file: '../exo-2.woff2', weight: 400 }] }],
      files: {},
    },
    'brand.json: fonts.0 must be { family',
  ],
  'a family that CSS has': [
    { fonts: [{ ...exoFont, family: 'serif' }], files: {} },
    'brand.json: fonts.0 must be { family',
  ],
  'a licence that ends its comment': [
    { fonts: [{ ...exoFont, licence: '*/ body { display: none }' }], files: {} },
    'brand.json: fonts.0 must be { family',
  ],
  'a family that no token names': [
    {
      fonts: [exoFont],
      files: { 'exo-2.woff2': exo() },
      families: { text: ['Inter', 'sans-serif'] },
    },
    'brand.json: no token of type.family names the font Exo 2: no text would be in it.',
  ],
  'a language of another brand': [
    { fonts: [{ ...exoFont, languages: ['en', 'sv'] }], files: { 'exo-2.woff2': exo() } },
    'brand.json: Exo 2 is for sv, which is no language of the brand.',
  ],
  'weights that the font has not': [
    {
      fonts: [{ ...exoFont, files: [{ file: 'exo-2.woff2', weight: [100, 1000] }] }],
      files: { 'exo-2.woff2': exo() },
    },
    'exo-2.woff2 has weights from 100 to 900, not from 100 to 1000.',
  ],
  'Khmer letters in headings alone': [
    {
      fonts: [{ ...exoFont, family: 'Tonle', languages: ['km'], files: [{ file: 'km.woff2', weight: 400 }] }],
      files: { 'km.woff2': khmer() },
      families: { heading: ['Tonle', 'serif'] },
    },
    'brand.json: Khmer (km) needs fonts for each of type.family.text, type.family.heading, type.family.figures; with',
  ],
  'an axis of a font of one weight': [
    {
      fonts: [{ ...exoFont, languages: ['km'], files: [{ file: 'km.woff2', weight: [400, 700] }] }],
      files: { 'km.woff2': khmer() },
    },
    'km.woff2 has one weight only: give it as a number.',
  ],
}

it.each(Object.entries(broken))('refuses %s', async (_name, [fonts, sentence]) => {
  const said = await problemsOf(fonts)
  if (typeof sentence === 'string') expect(said).toContain(sentence)
  else expect(said).toMatch(sentence)
})
