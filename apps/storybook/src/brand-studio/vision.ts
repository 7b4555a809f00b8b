/** How colours are seen: as most people do, or as with a deficiency at its full extent. */
export const visions = ['usual', 'protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const
/** How colours are seen. */
export type Vision = (typeof visions)[number]

/** What each is called, for people who have not met the words. */
export const visionTexts: Record<Vision, string> = {
  usual: 'All colours',
  protanopia: 'Protanopia (no red)',
  deuteranopia: 'Deuteranopia (no green)',
  tritanopia: 'Tritanopia (no blue)',
  achromatopsia: 'Achromatopsia (no colour)',
}

/**
 * Red, green and blue as they are seen, from linear red, green and blue, row by row. By G. M. Machado, M. M. Oliveira and
 * L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), at severity 1;
 * achromatopsia is the luminance of sRGB.
 */
export const visionMatrices: Record<Exclude<Vision, 'usual'>, readonly number[]> = {
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
  achromatopsia: [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722],
}

/** The values of an SVG `feColorMatrix`: three rows of five and opacity as it is. */
export function filterValues(matrix: readonly number[]): string {
  const rows = [0, 3, 6].map((at) => [...matrix.slice(at, at + 3), 0, 0].join(' '))
  return [...rows, '0 0 0 1 0'].join(' ')
}
