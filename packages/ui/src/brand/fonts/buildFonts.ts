import { extname } from 'node:path'
import type { BrandFont, BrandFontFile } from '../brandData.ts'
import { readFontFile } from '../brandFiles.ts'
import { cutFont } from './cutFont.ts'
import { type FontSource, fallbackFaces } from './fallbackFaces.ts'
import { familyRoles } from './families.ts'
import { familyRules } from './familyRules.ts'
import { fontAddress } from './fontAddress.ts'
import { fontFace } from './fontFace.ts'
import { charactersOf, openFont } from './fontFile.ts'
import { partsOf } from './scripts.ts'
import { unicodeRange } from './unicodeRange.ts'

/** The fonts of a brand as pages load them. */
export interface BuiltFonts {
  /** The rules that follow those of the tokens. */
  css: string
  /** The entries of `brand.json`, with the parts for files. */
  fonts: BrandFont[]
  files: Map<string, Uint8Array>
}

/** Cuts the fonts of a brand to scripts, and writes the CSS that declares them. They have passed `checkFonts`. */
export async function buildFonts(
  folder: string,
  fonts: readonly BrandFont[],
  base: ReadonlyMap<string, string>,
  languages: readonly string[],
): Promise<BuiltFonts> {
  const files = new Map<string, Uint8Array>()
  const built: (BrandFont & { fallbacks: string[] })[] = []
  const css: string[] = []
  for (const font of fonts) {
    const sources = font.files.map((file) => sourceOf(folder, file, font.languages))
    // A comment with ! is kept by what makes CSS smaller.
    css.push(`/*! ${font.family}: ${font.licence} */`)
    const parts: BrandFontFile[] = []
    for (const source of sources) {
      for (const part of await cutFont(source.bytes, source, source.characters, font.languages)) {
        const file = `${source.file.slice(0, -extname(source.file).length)}-${part.name}.woff2`
        files.set(file, part.bytes)
        parts.push({ file, weight: source.weight, ...(source.style ? { style: source.style } : {}) })
        css.push(faceOf(font.family, file, source, part.points))
      }
    }
    const stand = await fallbackFaces(font.family, sources, kindOf(font.family, base))
    css.push(...stand.css)
    built.push({ ...font, files: parts, fallbacks: stand.fallbacks })
  }
  css.push(familyRules(built, base, languages))
  return { css: css.join('\n'), fonts: built.map(({ fallbacks: _, ...font }) => font), files }
}

function sourceOf(folder: string, file: BrandFontFile, languages: readonly string[]): FontSource {
  const read = readFontFile(folder, file.file)
  const opened = 'problem' in read ? read : openFont(read.bytes)
  if ('problem' in read || 'problem' in opened)
    throw new Error(`${file.file} ${'problem' in opened ? opened.problem : ''}`)
  const characters = partsOf(charactersOf(opened.font), languages).flatMap(({ points }) => points)
  return { ...file, bytes: read.bytes, characters }
}

/** Whether the fonts that the tokens name after a family have serifs. */
const kindOf = (family: string, base: ReadonlyMap<string, string>) =>
  [...familyRoles(base).values()].some((names) => names.includes(family) && names.at(-1) === 'serif')
    ? 'serif'
    : 'sans-serif'

/** Text is there at once, in the stand-ins, and changes its font when this one has come. */
function faceOf(family: string, file: string, { weight, style }: BrandFontFile, points: readonly number[]) {
  return fontFace({
    fontFamily: JSON.stringify(family),
    src: `${fontAddress(file)} format("woff2")`,
    fontWeight: typeof weight === 'number' ? String(weight) : weight.join(' '),
    fontStyle: style === 'italic' ? 'italic' : undefined,
    fontDisplay: 'swap',
    unicodeRange: unicodeRange(points),
  })
}
