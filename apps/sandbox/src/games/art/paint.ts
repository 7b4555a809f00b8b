/** A number from a text, the same on every machine (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** A stream of numbers in [0, 1) that a seed decides: for images only, never for a game. */
export function decorativeNumbers(seed: number): () => number {
  let state = seed || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 0x1_0000_0000
  }
}

/** A length in an image, rounded to what is visible. */
export const short = (length: number): string => String(Math.round(length * 10) / 10)

const oklch = (lightness: number, chroma: number, hue: number) =>
  `oklch(${lightness} ${chroma} ${Math.round((hue + 360) % 360)})`

const linear = (id: string, stops: readonly string[], direction = 'x2=".6" y2="1"') =>
  `<linearGradient id="${id}" ${direction}>${stops
    .map(
      (colour, index) => `<stop offset="${index / Math.max(1, stops.length - 1)}" stop-color="${colour}"/>`,
    )
    .join('')}</linearGradient>`

/** The gradients that the motifs are painted with: `m` main, `d` deep, `g` gold. */
export const motifPaints = (hue: number): string =>
  linear('m', [oklch(0.84, 0.13, hue), oklch(0.62, 0.17, hue), oklch(0.42, 0.13, hue + 12)]) +
  linear('d', [oklch(0.36, 0.08, hue), oklch(0.2, 0.05, hue + 15)]) +
  linear('g', [oklch(0.96, 0.08, 95), oklch(0.82, 0.14, 85), oklch(0.6, 0.12, 70)])

/** The gradients of a background: `b` the cloth, `l` the light on it, `v` the shade at the edge. */
export const clothPaints = (hue: number): string =>
  linear('b', [oklch(0.48, 0.11, hue - 8), oklch(0.3, 0.08, hue + 8), oklch(0.17, 0.045, hue + 25)]) +
  `<radialGradient id="l" cy=".42"><stop stop-color="${oklch(0.92, 0.1, hue)}" stop-opacity=".55"/><stop offset="1" stop-color="${oklch(0.92, 0.1, hue)}" stop-opacity="0"/></radialGradient>` +
  `<radialGradient id="v" r=".75"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".5"/></radialGradient>`

/** Text made safe inside SVG. */
export const svgText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
