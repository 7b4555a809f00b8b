import { createHash } from 'node:crypto'
import subsetFont from 'subset-font'
import type { BrandFontFile } from '../brandData.ts'
import { openFont } from './fontFile.ts'
import { type FontPart, partsOf } from './scripts.ts'

/** A part of a font file, compressed. */
export interface CutPart extends FontPart {
  bytes: Uint8Array
}

/** The axes of a variable font as a brand has them: the weights that it names, and everything else at its default. */
function variationAxes(bytes: Uint8Array, weight: BrandFontFile['weight']) {
  const opened = openFont(bytes)
  if ('problem' in opened) return {}
  return Object.fromEntries(
    Object.entries(opened.font.variationAxes).map(([axis, range]) => {
      if (axis !== 'wght') return [axis, range?.default ?? 0]
      return [axis, typeof weight === 'number' ? weight : { min: weight[0], max: weight[1] }]
    }),
  )
}

/** Names of a font that stay with each of its parts: copyright, trademark, licence and its address. */
const keptNames = [0, 7, 13, 14]

/** Cuts made before, by content: a development server requests the same ones with each page. */
const made = new Map<string, Promise<CutPart[]>>()

/** Cuts a font file to the scripts of its languages, and compresses each part (woff2). */
export function cutFont(
  bytes: Uint8Array,
  { weight }: BrandFontFile,
  characters: readonly number[],
  languages: readonly string[],
): Promise<CutPart[]> {
  const key = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([weight, languages]))
    .digest('hex')
  const known = made.get(key) ?? cut(bytes, weight, partsOf(characters, languages))
  made.set(key, known)
  return known
}

async function cut(bytes: Uint8Array, weight: BrandFontFile['weight'], parts: FontPart[]) {
  const axes = variationAxes(bytes, weight)
  const found: CutPart[] = []
  for (const part of parts) {
    const text = part.points.map((point) => String.fromCodePoint(point)).join('')
    const subset = await subsetFont(Buffer.from(bytes), text, {
      targetFormat: 'woff2',
      preserveNameIds: keptNames,
      variationAxes: axes,
    })
    found.push({ ...part, bytes: new Uint8Array(subset) })
  }
  return found
}
