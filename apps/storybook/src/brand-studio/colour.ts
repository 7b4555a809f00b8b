/** A colour on a screen: red, green, blue and opacity, each 0 to 1. */
type Rgb = readonly [red: number, green: number, blue: number]
/** Lightness 0 to 1, chroma, hue in degrees. */
type Oklch = readonly [lightness: number, chroma: number, hue: number]

/** A colour as a tokens file writes it. */
export interface ColourValue {
  colorSpace: string
  components: readonly number[]
  alpha?: number
}

/** Whether a value is written as a colour. */
export function isColour(value: unknown): value is ColourValue {
  if (typeof value !== 'object' || value === null) return false
  const { colorSpace, components } = value as Partial<ColourValue>
  return (
    typeof colorSpace === 'string' &&
    Array.isArray(components) &&
    components.length === 3 &&
    components.every((part) => typeof part === 'number')
  )
}

const toLinear = (part: number) =>
  Math.abs(part) <= 0.04045 ? part / 12.92 : Math.sign(part) * ((Math.abs(part) + 0.055) / 1.055) ** 2.4
const fromLinear = (part: number) =>
  Math.abs(part) <= 0.0031308 ? part * 12.92 : Math.sign(part) * (1.055 * Math.abs(part) ** (1 / 2.4) - 0.055)

const round = (value: number, digits: number) => Number(value.toFixed(digits))

/** OKLCH of an sRGB colour, by Björn Ottosson's matrices. */
function oklchOf([red, green, blue]: Rgb): Oklch {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bee = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const chroma = round(Math.hypot(a, bee), 4)
  const hue = (Math.atan2(bee, a) * 180) / Math.PI
  return [round(Math.min(1, lightness), 4), chroma, chroma < 0.0005 ? 0 : round((hue + 360) % 360, 2)]
}

/** sRGB of an OKLCH colour; parts lie outside 0 to 1 where no plain screen can show it. */
function rgbOf([lightness, chroma, hue]: Oklch): Rgb {
  const turn = (hue * Math.PI) / 180
  return rgbOfOklab(lightness, chroma * Math.cos(turn), chroma * Math.sin(turn))
}

function rgbOfOklab(lightness: number, a: number, b: number): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

const inside = (rgb: Rgb) => rgb.every((part) => part >= -0.0005 && part <= 1.0005)

/** The nearest colour that a plain screen shows: same lightness and hue, less chroma. */
function fitted([lightness, chroma, hue]: Oklch): Rgb {
  let [low, high] = [0, chroma]
  if (inside(rgbOf([lightness, chroma, hue]))) return rgbOf([lightness, chroma, hue])
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2
    if (inside(rgbOf([lightness, middle, hue]))) low = middle
    else high = middle
  }
  return rgbOf([lightness, low, hue])
}

function hexOf(rgb: Rgb): string {
  const two = (part: number) =>
    Math.round(Math.min(1, Math.max(0, part)) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${rgb.map(two).join('')}`
}

/** What `<input type=color>` shows for a colour of a tokens file: #rrggbb, without its opacity. */
export function pickerHex({ colorSpace, components }: ColourValue): string {
  const [one = 0, two = 0, three = 0] = components
  if (colorSpace === 'oklch') return hexOf(fitted([one, two, three]))
  if (colorSpace === 'oklab') return hexOf(rgbOfOklab(one, two, three))
  return hexOf([one, two, three])
}

/** The OKLCH value of #rgb, #rgba, #rrggbb or #rrggbbaa; undefined for anything else. */
export function colourOfHex(text: string): ColourValue | undefined {
  const digits = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(text.trim())?.[1]
  if (digits === undefined) return undefined
  const pairs = digits.length < 6 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? [])
  const [red = 0, green = 0, blue = 0, alpha = 1] = pairs.map((pair) => Number.parseInt(pair, 16) / 255)
  return {
    colorSpace: 'oklch',
    components: oklchOf([red, green, blue]),
    ...(alpha < 1 && { alpha: round(alpha, 3) }),
  }
}
