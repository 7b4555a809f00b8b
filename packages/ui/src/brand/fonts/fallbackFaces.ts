import { createFontStack } from '@capsizecss/core'
import { fromBuffer } from '@capsizecss/unpack'
import subsetFont from 'subset-font'
import type { BrandFontFile } from '../brandData.ts'
import { deviceFonts } from './deviceFonts.ts'
import { fontFace } from './fontFace.ts'
import { unicodeRange } from './unicodeRange.ts'

/** A file of a font with its contents. */
export interface FontSource extends BrandFontFile {
  bytes: Uint8Array
  /** Those that its languages need. */
  characters: readonly number[]
}

const weightOf = ({ weight }: BrandFontFile, wanted: number) =>
  typeof weight === 'number' ? weight : Math.min(Math.max(wanted, weight[0]), weight[1])

/** What a file draws at a weight: the metrics of its Latin letters. */
async function metricsAt({ bytes, weight }: FontSource, wght: number) {
  const latin = await subsetFont(
    Buffer.from(bytes),
    String.fromCodePoint(...Array.from({ length: 0x60 }, (_, index) => index + 0x20)),
    { targetFormat: 'sfnt', ...(typeof weight === 'number' ? {} : { variationAxes: { wght } }) },
  )
  return fromBuffer(latin)
}

/** The two weights that devices have of their fonts, and which weights of a page each is shown for. */
const deviceWeights = [
  [400, '100 500'],
  [700, '600 900'],
] as const

/**
 * Fonts of devices in the measures of a font that is loading (`size-adjust` and the overrides), so that nothing moves when it
 * comes: the rules, and the families that they declare. Only for its own characters; none for a font without Latin letters.
 */
export async function fallbackFaces(
  family: string,
  sources: readonly FontSource[],
  kind: keyof typeof deviceFonts,
): Promise<{ css: string[]; fallbacks: string[] }> {
  const upright = sources.filter(({ style, characters }) => style !== 'italic' && characters.includes(0x61))
  const fallbacks = new Set<string>()
  const css: string[] = []
  for (const [index, [wanted, fontWeight]] of deviceWeights.entries()) {
    const distance = (source: FontSource) => Math.abs(weightOf(source, wanted) - wanted)
    const [nearest] = upright.toSorted((one, other) => distance(one) - distance(other))
    if (!nearest) break
    const metrics = await metricsAt(nearest, weightOf(nearest, wanted))
    const { fontFaces } = createFontStack(
      [{ ...metrics, familyName: family }, ...deviceFonts[kind].map((weights) => weights[index as 0 | 1])],
      {
        fontFaceFormat: 'styleObject',
        fontFaceProperties: { fontWeight, unicodeRange: unicodeRange(nearest.characters, 16) },
      },
    )
    for (const { '@font-face': face } of fontFaces) {
      fallbacks.add(String(face.fontFamily).replaceAll('"', ''))
      css.push(fontFace(face as Record<string, string>))
    }
  }
  return { css, fallbacks: [...fallbacks] }
}
