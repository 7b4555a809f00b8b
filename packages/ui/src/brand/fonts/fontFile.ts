import { create, type Font } from 'fontkitten'

/** Reads a font; what goes wrong comes back as the end of a sentence. */
export function openFont(bytes: Uint8Array): { font: Font } | { problem: string } {
  try {
    const font = create(Buffer.from(bytes))
    if (font.isCollection) return { problem: 'is a collection of fonts; bring each as a file of its own.' }
    return font.characterSet.length > 0 ? { font } : { problem: 'has no characters.' }
  } catch {
    return { problem: 'is not a font that can be read.' }
  }
}

/** Why a font may not be served in parts, by the bits that its foundry set; undefined where it may. */
export function embeddingProblem(font: Font): string | undefined {
  const { noEmbedding, noSubsetting, bitmapOnly } = font['OS/2'].fsType
  if (noEmbedding) return 'may not be embedded, says its foundry (OS/2 fsType): ask for a web licence.'
  if (noSubsetting || bitmapOnly)
    return 'may not be cut to the letters of a script, says its foundry (OS/2 fsType): ask for a web licence.'
  return undefined
}

/** The characters of a font, without the mark that ends its table. */
export const charactersOf = (font: Font): number[] => font.characterSet.filter((point) => point !== 0xffff)
