import type { Brand } from './brandData.ts'
import { readBrandFile } from './brandFiles.ts'
import { contrastSentence, measureContrast } from './contrast.ts'
import { readTokens } from './readTokens.ts'
import { readTokenFiles } from './tokenFiles.ts'

/** What a look at a brand folder found. */
export interface BrandReport {
  name: string
  /** Plain sentences; empty when the brand is fit to ship. */
  problems: string[]
  pairs: number
  /** The pair nearest to its limit. */
  tightest: string
  /** Tokens that the brand has besides the roles. */
  own: number
}

/**
 * Checks a brand folder: its files, its tokens, every declared pair of colours in both schemes, and its fonts' letters and
 * sizes. Never rejects.
 */
export async function checkBrand(folder: string): Promise<BrandReport> {
  const file = readTokenFiles(folder)
  const settings = readBrandFile(folder)
  if ('problems' in file)
    return {
      name: folder,
      problems: [...settings.problems, ...file.problems],
      pairs: 0,
      tightest: '',
      own: 0,
    }
  const tokens = readTokens(file.value)
  const results = measureContrast(file.value)
  const fonts = settings.brand ? await fontProblems(folder, settings.brand, tokens.base) : []
  const spare = (result: (typeof results)[number]) => result.ratio / result.least
  const tightest = [...results].sort((a, b) => spare(a) - spare(b))[0]
  return {
    name: tokens.name,
    problems: [
      ...settings.problems,
      ...tokens.problems,
      ...results.filter((result) => !result.passes).map(contrastSentence),
      ...fonts,
    ],
    pairs: results.length,
    tightest: tightest
      ? `${tightest.scheme}: ${tightest.over} on ${tightest.under}, ${tightest.ratio.toFixed(2)} of ${tightest.least}`
      : '',
    own: tokens.own.length,
  }
}

/** Loads what reads fonts only for brands that bring some. */
async function fontProblems(folder: string, brand: Brand, base: ReadonlyMap<string, string>) {
  if (!brand.fonts?.length) return []
  const { checkFonts } = await import('./fonts/checkFonts.ts')
  return checkFonts(folder, brand, base)
}
