import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { writeBrand } from '../command/buildBrand.ts'
import { BrandProblem, loadBrand } from '../loadBrand.ts'
import { loadSource } from '../loadSource.ts'
import { charactersOf, openFont } from './fontFile.ts'
import { brandWithFonts, exo, exoFont, khmer, licence, type TestFonts, trueType } from './testBrand.ts'

const mixed: TestFonts = {
  fonts: [
    exoFont,
    { family: 'Tonle', files: [{ file: 'tonle.woff2', weight: 400 }], languages: ['km'], licence: 'OFL 1.1' },
  ],
  files: { 'exo-2.woff2': exo(), 'tonle.woff2': khmer() },
  families: Object.fromEntries(
    ['text', 'heading', 'figures'].map((role) => [role, ['Exo 2', 'Tonle', 'system-ui', 'sans-serif']]),
  ),
}

const fontOf = (bytes: Uint8Array | undefined) => {
  const opened = openFont(bytes ?? new Uint8Array())
  if ('problem' in opened) throw new Error(opened.problem)
  return opened.font
}

/** The characters of each `unicode-range` of a family. */
function rangesOf(css: string, family: string): Set<number>[] {
  return [...css.matchAll(/@font-face\{([^}]*)\}/g)]
    .map(([, rule = '']) => rule)
    .filter((rule) => rule.includes(`font-family:"${family}"`))
    .map((rule) => {
      const runs = /unicode-range:([^;]*)/.exec(rule)?.[1]?.split(',') ?? []
      return new Set(
        runs.flatMap((run) => {
          const [from = 0, to = from] = run
            .slice(2)
            .split('-')
            .map((hex) => Number.parseInt(hex, 16))
          return Array.from({ length: to - from + 1 }, (_, index) => from + index)
        }),
      )
    })
}

it('cuts each font to scripts: a part has the characters that its rule names, and no two name the same', async () => {
  const { css, assets } = await loadSource(brandWithFonts(mixed))
  const parts = ['exo-2-latin.woff2', 'exo-2-latin-ext.woff2'].map((file) => fontOf(assets.get(file)))
  const ranges = rangesOf(css, 'Exo 2')
  expect(parts.map((font) => new Set(charactersOf(font)))).toEqual(ranges)
  const [latin, extended] = ranges as [Set<number>, Set<number>]
  expect([...latin].filter((point) => extended.has(point))).toEqual([])
  expect(latin.has(0x41) && latin.has(0x20ac) && extended.has(0x153)).toBe(true)
  expect(Object.keys(parts[0]?.variationAxes ?? {})).toEqual(['wght'])
  const letters = fontOf(assets.get('tonle-khmr.woff2')).characterSet
  expect(letters).toContain(0x1780)
  expect(letters.some((point) => point < 0x80)).toBe(false)
})

it('keeps the licence in the CSS, in brand.json and in each part', async () => {
  const { css, data, assets } = await loadSource(brandWithFonts(mixed))
  expect(css).toContain(`/*! Exo 2: ${licence} */`)
  expect(data.fonts?.[0]?.licence).toBe(licence)
  expect(fontOf(assets.get('exo-2-latin-ext.woff2')).copyright).toContain('The Exo 2 Project Authors')
})

it('shows text at once in fonts of devices, in the measures of the font', async () => {
  const { css } = await loadSource(brandWithFonts(mixed))
  expect(css.match(/font-display:swap/g)).toHaveLength(3)
  const regular = /font-weight:100 500;[^}]*local\('Arial'\)[^}]*size-adjust:([\d.]+)%/.exec(css)
  const bold = /font-weight:600 900;[^}]*local\('Arial Bold'\)[^}]*size-adjust:([\d.]+)%/.exec(css)
  // Exo 2 is 2 % wider than Arial in regular, and narrower in bold.
  expect(Number(regular?.[1])).toBeCloseTo(102.06, 1)
  expect(Number(bold?.[1])).toBeCloseTo(98.75, 1)
  expect(css).toContain(
    ':root{--bz-type-family-text:"Exo 2","Exo 2 Fallback: Arial","Exo 2 Fallback: Roboto",Tonle,system-ui,sans-serif;',
  )
  expect(rangesOf(css, 'Exo 2 Fallback: Arial')[0]?.has(0x1780)).toBe(false)
})

it('stands before the font of a script that it has, and leaves languages that it has not', async () => {
  const languages = ['en', 'km', 'vi', 'th']
  const { css } = await loadSource(
    brandWithFonts({
      ...mixed,
      settings: { languages, licence: Object.fromEntries(languages.map((language) => [language, 'Play.'])) },
    }),
  )
  expect(css).toContain(':root:root:lang(km){--bz-script-font:')
  expect(css).not.toContain(':lang(th)')
  expect(/:root:lang\(vi\)\{([^}]*)\}/.exec(css)?.[1]).toContain(
    '--bz-type-family-text:Tonle,system-ui,sans-serif',
  )
})

it('ends in a font of the device where the tokens name a family alone', async () => {
  const languages = ['en', 'vi']
  const { css } = await loadSource(
    brandWithFonts({
      fonts: [exoFont],
      files: { 'exo-2.woff2': exo() },
      families: { text: ['Exo 2'] },
      settings: { languages, defaultLanguage: 'en', licence: { en: 'Play.', vi: 'Chơi.' } },
    }),
  )
  expect(css).toContain('"Exo 2 Fallback: Roboto",system-ui,sans-serif}')
  expect(css).toContain(':root:lang(vi){--bz-type-family-text:system-ui,sans-serif}')
})

it('is the same from a TrueType font', async () => {
  const font = { ...exoFont, files: [{ file: 'exo-2.ttf', weight: [100, 900] }] }
  const one = await loadSource(brandWithFonts({ ...mixed, fonts: [exoFont] }))
  const other = await loadSource(brandWithFonts({ fonts: [font], files: { 'exo-2.ttf': await trueType() } }))
  expect(rangesOf(other.css, 'Exo 2')).toEqual(rangesOf(one.css, 'Exo 2'))
  expect([...other.assets.keys()]).toContain('exo-2-latin.woff2')
})

it('is read from the built folder as it was built, and from no source where one waits for nothing', async () => {
  const source = brandWithFonts(mixed)
  const brand = await loadSource(source)
  expect(brand.css).toContain(`url(/brand/exo-2-latin.woff2?${brand.data.version})`)
  const built = mkdtempSync(join(tmpdir(), 'baize-built-'))
  writeBrand(built, brand)
  const loaded = loadBrand(built)
  expect(loaded.css).toBe(brand.css)
  expect(loaded.data).toEqual(brand.data)
  expect([...loaded.assets].map(([file, bytes]) => [file, bytes.length])).toEqual(
    [...brand.assets].map(([file, bytes]) => [file, bytes.length]),
  )
  expect(() => loadBrand(source)).toThrow('It brings fonts: load the folder that brand build')
  const css = readFileSync(join(built, 'brand.css'), 'utf8')
  writeFileSync(join(built, 'brand.css'), css.replace('/brand/exo-2-latin.woff2', '//evil.example/x.woff2'))
  expect(() => loadBrand(built)).toThrow(BrandProblem)
  writeFileSync(join(built, 'brand.css'), css.replace('exo-2-latin.woff2', 'another.woff2'))
  expect(() => loadBrand(built)).toThrow(/is not what brand build writes/)
})
