import { blend, converter, formatHex, inGamut, type Oklch, parse, toGamut, wcagLuminance } from 'culori'

/** A colour as a brand's file writes it: lightness 0 to 1, chroma, hue in degrees. */
export interface Colour {
  readonly l: number
  readonly c: number
  readonly h: number
}

const toOklch = converter('oklch')
const intoSrgb = toGamut('rgb', 'oklch')
const isInSrgb = inGamut('rgb')

const round = (value: number, digits: number) => Number(value.toFixed(digits))

/** Reads any CSS colour: hex, a name, `rgb()`, `oklch()`…; undefined for what is none, and for a see-through one. */
export function readColour(text: unknown): Colour | undefined {
  if (typeof text !== 'string' || text.length > 200) return undefined
  const parsed = parsedColour(text.trim())
  if (!parsed || (parsed.alpha ?? 1) < 1) return undefined
  return narrowed(toOklch(parsed))
}

/** culori throws at a text that begins with a slash and a number. */
function parsedColour(text: string) {
  try {
    return parse(text)
  } catch {
    return undefined
  }
}

function narrowed(colour: Oklch): Colour | undefined {
  const [l, c, h] = [colour.l ?? 0, colour.c ?? 0, colour.h ?? 0]
  if (![l, c, h].every(Number.isFinite)) return undefined
  const hue = ((h % 360) + 360) % 360
  return intoScreen({ l: Math.min(1, Math.max(0, l)), c: Math.min(0.5, Math.max(0, c)), h: hue })
}

/** The colour within sRGB, chroma tapered as far as its lightness asks, in the digits of a file. */
export function intoScreen({ l, c, h }: Colour): Colour {
  const asked: Oklch = { mode: 'oklch', l, c, h }
  const inside = isInSrgb(asked) ? asked : toOklch(intoSrgb(asked))
  const chroma = round(inside.c ?? 0, 3)
  return {
    l: round(Math.min(1, Math.max(0, inside.l)), 3),
    c: chroma,
    h: chroma === 0 ? 0 : round(((inside.h ?? h) + 360) % 360, 1),
  }
}

/** The colour as CSS. */
export function colourText({ l, c, h }: Colour): string {
  return `oklch(${l} ${c} ${h})`
}

/** The colour as hex, as a user copies it. */
export function colourHex(colour: Colour): string {
  return formatHex(intoSrgb({ mode: 'oklch', ...colour }))
}

/** Relative luminance by WCAG of a CSS colour, once it is within sRGB as a screen shows it. */
export function luminanceOf(css: string): number {
  return wcagLuminance(intoSrgb(css))
}

/** Luminance as APCA estimates it for a screen: parts of sRGB by a plain exponent, and a soft clamp near black. */
function screenLuminance(css: string): number {
  const { r, g, b } = intoSrgb(css) as { r: number; g: number; b: number }
  const part = (value: number, weight: number) => weight * Math.min(1, Math.max(0, value)) ** 2.4
  const sum = part(r, 0.2126729) + part(g, 0.7151522) + part(b, 0.072175)
  // biome-ignore lint/suspicious/noApproximativeNumericConstant: the formula's own constant, not the root of two
  return sum < 0.022 ? sum + (0.022 - sum) ** 1.414 : sum
}

/**
 * Lightness contrast (Lc) of a text on a ground, both solid, by the published formula of APCA 0.0.98G-4g, the version of
 * WCAG 3's drafts: from -108 for light on dark to 106 for dark on light. Source: https://github.com/Myndex/SAPC-APCA,
 * "The plain English steps", and its test values. For information: WCAG 2.2 decides.
 */
export function lightnessContrast(text: string, ground: string): number {
  const [over, under] = [screenLuminance(text), screenLuminance(ground)]
  if (Math.abs(over - under) < 0.0005) return 0
  const onLight = under > over
  const contrast = 1.14 * (onLight ? under ** 0.56 - over ** 0.57 : under ** 0.65 - over ** 0.62)
  if (Math.abs(contrast) < 0.1) return 0
  return (contrast - (onLight ? 0.027 : -0.027)) * 100
}

/** A colour as it looks on a ground: what is see-through takes on what is behind it. */
export function flattened(css: string, ground: string): string {
  const colour = parse(css)
  if (!colour || (colour.alpha ?? 1) >= 1) return css
  return formatHex(blend([intoSrgb(ground), intoSrgb(colour)], 'normal', 'rgb'))
}

/** The contrast of two luminances. Ratios are cut to hundredths, not rounded: 4.499 is no 4.5. */
export function ratioOf(one: number, other: number): number {
  const [low, high] = one < other ? [one, other] : [other, one]
  return Math.floor(((high + 0.05) / (low + 0.05)) * 100 + 1e-9) / 100
}

/** What a colour must stand out from, and how much. */
export interface Ground {
  readonly luminance: number
  readonly least: number
}

/** A little above the least, so that what was found stays good when digits are cut. */
const spare = 0.02

/** The nearest colour of the same hue with enough contrast to all backgrounds; undefined where no lightness does. */
export function nearest(wanted: Colour, grounds: readonly Ground[]): Colour | undefined {
  const darker = walk(wanted, grounds, -1)
  const lighter = walk(wanted, grounds, 1, darker && wanted.l - darker.l)
  return lighter ?? darker
}

/** Walks the lightness one way until all conditions are met; no further than `limit`. */
function walk(
  wanted: Colour,
  grounds: readonly Ground[],
  way: 1 | -1,
  limit: number = Number.POSITIVE_INFINITY,
): Colour | undefined {
  const most = way === 1 ? 1 - wanted.l : wanted.l
  for (let step = 0; step <= most + 0.01; step += 0.01) {
    const reached = Math.min(step, most)
    if (reached >= limit) return undefined
    const candidate = intoScreen({ ...wanted, l: wanted.l + way * reached })
    const luminance = luminanceOf(colourText(candidate))
    if (grounds.every((ground) => ratioOf(luminance, ground.luminance) >= ground.least + spare))
      return candidate
  }
  return undefined
}

/** A CSS colour within sRGB, as design tools have it. */
export function srgbOf(css: string): { components: number[]; alpha: number; hex: string } {
  const colour = intoSrgb(css)
  const inside = { ...colour, mode: 'rgb' as const }
  const components = [inside.r, inside.g, inside.b].map((part) => round(Math.min(1, Math.max(0, part)), 5))
  return { components, alpha: colour.alpha ?? 1, hex: formatHex(inside) }
}
