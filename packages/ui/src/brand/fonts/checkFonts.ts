import { join } from 'node:path'
import type { Brand, BrandFont, BrandFontFile } from '../brandData.ts'
import { readFontFile } from '../brandFiles.ts'
import { languageName } from '../languageName.ts'
import { isKnownLanguage, missingLetters, partsFor } from './coverage.ts'
import { type CutPart, cutFont } from './cutFont.ts'
import { familyRoles, textRoles } from './families.ts'
import { ownScriptLanguages } from './familyRules.ts'
import { charactersOf, embeddingProblem, openFont } from './fontFile.ts'
import { isWrittenInBrandFonts, scriptOf } from './scripts.ts'

/** What a page in one language may load of the upright fonts of a brand, in bytes. */
const maxFontsOfLanguage = 160_000

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 100) / 10} kB`

/** What is wrong with the fonts of a brand: their files, their letters for each language, and what a page loads. */
export async function checkFonts(
  folder: string,
  { fonts = [], languages }: Brand,
  base: ReadonlyMap<string, string>,
): Promise<string[]> {
  const problems = fonts.flatMap((font) => [
    ...entryProblems(font, languages, base),
    ...fileProblems(folder, font, languages),
  ])
  const own = ownScriptLanguages(fonts, base)
  const split = [...new Set(fonts.flatMap((font) => font.languages))].filter(
    (language) => !isWrittenInBrandFonts(scriptOf(language)) && !own.includes(language),
  )
  for (const language of split)
    problems.push(
      `brand.json: ${languageName(language)} needs fonts for each of ${textRoles.map((role) => `type.family.${role}`).join(', ')}; with fewer its own font stays.`,
    )
  return problems.length > 0 ? problems : sizeProblems(folder, fonts)
}

function entryProblems(
  font: BrandFont,
  languages: readonly string[],
  base: ReadonlyMap<string, string>,
): string[] {
  const problems: string[] = []
  const { family } = font
  if (base.size > 0 && ![...familyRoles(base).values()].some((names) => names.includes(family)))
    problems.push(`brand.json: no token of type.family names the font ${family}: no text would be in it.`)
  for (const language of font.languages) {
    if (!languages.includes(language))
      problems.push(
        `brand.json: ${family} is for ${language.slice(0, 20)}, which is no language of the brand.`,
      )
    else if (!isKnownLanguage(language))
      problems.push(`brand.json: ${family} is for ${language}, whose letters are not known.`)
  }
  return problems
}

function fileProblems(folder: string, font: BrandFont, languages: readonly string[]): string[] {
  return font.files.flatMap((file) => {
    const path = join(folder, file.file)
    const read = readFontFile(folder, file.file)
    if ('problem' in read) return [read.problem]
    const opened = openFont(read.bytes)
    if ('problem' in opened) return [`${path} ${opened.problem}`]
    const closed = embeddingProblem(opened.font)
    const axis = weightProblem(file, opened.font.variationAxes.wght)
    const lacks = font.languages
      .filter((language) => languages.includes(language))
      .flatMap((language) => lackSentence(language, missingLetters(charactersOf(opened.font), language)))
    return [closed, axis, ...lacks].flatMap((sentence) =>
      sentence === undefined ? [] : [`${path} ${sentence}`],
    )
  })
}

function lackSentence(language: string, missing: readonly string[]): string[] {
  if (missing.length === 0) return []
  const shown = missing.slice(0, 12).join(' ')
  const rest = missing.length > 12 ? ` and ${missing.length - 12} more` : ''
  return [
    `lacks ${missing.length} letters of ${languageName(language)}: ${shown}${rest}. Bring a font that has them, or take ${language} out of its languages.`,
  ]
}

function weightProblem(
  { weight }: BrandFontFile,
  axis: { min: number; max: number } | undefined,
): string | undefined {
  if (!axis) return Array.isArray(weight) ? 'has one weight only: give it as a number.' : undefined
  const [from, to] = Array.isArray(weight) ? weight : [weight, weight]
  return from < axis.min || to > axis.max
    ? `has weights from ${axis.min} to ${axis.max}, not ${from === to ? from : `from ${from} to ${to}`}.`
    : undefined
}

async function sizeProblems(folder: string, fonts: readonly BrandFont[]): Promise<string[]> {
  const loads = new Map<string, number>()
  for (const font of fonts) {
    for (const file of font.files.filter(({ style }) => style !== 'italic')) {
      const parts = await partsOfFile(folder, font, file)
      for (const language of font.languages)
        for (const { bytes } of partsFor(parts, language))
          loads.set(language, (loads.get(language) ?? 0) + bytes.length)
    }
  }
  return [...loads].flatMap(([language, bytes]) =>
    bytes > maxFontsOfLanguage
      ? [
          `brand.json: the fonts have ${kilobytes(bytes)} for a page in ${languageName(language)}; they may have ${kilobytes(maxFontsOfLanguage)}. Bring fewer weights, or a variable font.`,
        ]
      : [],
  )
}

async function partsOfFile(folder: string, font: BrandFont, file: BrandFontFile): Promise<CutPart[]> {
  const read = readFontFile(folder, file.file)
  const opened = 'problem' in read ? read : openFont(read.bytes)
  if ('problem' in read || 'problem' in opened) return []
  return cutFont(read.bytes, file, charactersOf(opened.font), font.languages)
}
