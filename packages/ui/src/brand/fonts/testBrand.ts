import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Brand, BrandFont } from '../brandData.ts'
import type { Json } from '../format/json.ts'

const latin = Array.from({ length: 0x2300 }, (_, point) => String.fromCodePoint(point)).join('')
const fileAt = (address: string) => readFileSync(fileURLToPath(address))

/** Exo 2, variable, with Latin letters as far as the languages of western Europe need them. */
export const exo = () =>
  fileAt(import.meta.resolve('@fontsource-variable/exo-2/files/exo-2-latin-wght-normal.woff2'))
/** Exo 2 as foundries send it. */
export const trueType = () => subsetFont(exo(), latin, { targetFormat: 'sfnt' })
/** Noto Sans Khmer with the letters of Khmer alone. */
export const khmer = () =>
  fileAt(import.meta.resolve('@fontsource/noto-sans-khmer/files/noto-sans-khmer-khmer-400-normal.woff2'))

export const licence = 'Copyright 2013 The Exo 2 Project Authors, SIL Open Font License 1.1'

export const exoFont: BrandFont = {
  family: 'Exo 2',
  files: [{ file: 'exo-2.woff2', weight: [100, 900] }],
  languages: ['en'],
  licence,
}

export interface TestFonts {
  fonts: unknown
  files: Readonly<Record<string, Uint8Array>>
  /** The families that the tokens name; those of the fonts unless said. */
  families?: Readonly<Record<string, readonly string[]>>
  settings?: Partial<Brand>
}

/** The default brand with fonts, in a folder of its own. */
export function brandWithFonts({ fonts, files, families, settings }: TestFonts): string {
  const folder = mkdtempSync(join(tmpdir(), 'baize-fonts-'))
  cpSync(resolve(import.meta.dirname, '../../../../../brands/default'), folder, { recursive: true })
  const change = (file: string, edit: (document: Json) => void) => {
    const document = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Json
    edit(document)
    writeFileSync(join(folder, file), JSON.stringify(document))
  }
  change('brand.json', (brand) => Object.assign(brand, settings, { fonts }))
  const stack = ['Exo 2', 'system-ui', 'sans-serif']
  change('tokens.json', (tokens) => {
    const { family } = (tokens.sets as { base: { sources: { type: { family: Json } }[] } }).base.sources[0]
      ?.type ?? { family: {} }
    for (const [role, names] of Object.entries(families ?? { text: stack, heading: stack, figures: stack }))
      Object.assign(family[role] as Json, { $value: names })
  })
  for (const [file, bytes] of Object.entries(files)) writeFileSync(join(folder, file), bytes)
  return folder
}
