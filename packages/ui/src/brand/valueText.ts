import { colourValue } from './colourValue.ts'
import { isGroup, printable } from './format/json.ts'

/** CSS text, or what is wrong as the end of a sentence. */
export type Result = { css: string } | { problem: string }

function isFiniteNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

function measure(value: unknown, units: readonly string[]): Result {
  if (!isGroup(value) || !isFiniteNumber(value.value) || !units.includes(String(value.unit))) {
    return {
      problem: `must be { "value": a number, "unit": ${units.map((unit) => `"${unit}"`).join(' or ')} }.`,
    }
  }
  return { css: `${value.value}${String(value.unit)}` }
}

const dimension = (value: unknown) => measure(value, ['px', 'rem'])
const duration = (value: unknown) => measure(value, ['ms', 's'])

/** Letters, digits, spaces and what names of fonts are written with; nothing that could end a quoted text of CSS. */
const fontName = /^[\p{L}\p{M}\p{N} ._&'+()/-]+$/u

function fontFamily(value: unknown): Result {
  const names: unknown = typeof value === 'string' ? [value] : value
  if (
    !Array.isArray(names) ||
    names.length === 0 ||
    !names.every((name) => typeof name === 'string' && fontName.test(name))
  ) {
    return {
      problem:
        "must be a font name or a list of font names (letters, digits, spaces, and . - _ & + ' ( ) /), not names in one text.",
    }
  }
  return { css: names.map((name: string) => (/^-?[a-z][\w-]*$/i.test(name) ? name : `"${name}"`)).join(',') }
}

/** Joins the parts of a composite value; the first that is wrong is the problem of the whole. */
function joined(what: string, parts: readonly Result[], join: (css: string[]) => string): Result {
  const broken = parts.find((part) => 'problem' in part)
  if (broken && 'problem' in broken) return { problem: `has a ${what} whose part ${broken.problem}` }
  return { css: join(parts.map((part) => ('css' in part ? part.css : ''))) }
}

const spaced = (css: readonly string[]) => css.filter((part) => part !== '').join(' ')

function shadow(value: unknown): Result {
  const layers: string[] = []
  for (const layer of Array.isArray(value) ? value : [value]) {
    if (!isGroup(layer)) return { problem: 'must be a shadow or a list of shadows.' }
    const { offsetX, offsetY, blur, spread, color, inset = false } = layer
    if (typeof inset !== 'boolean') return { problem: 'has a shadow whose inset is neither true nor false.' }
    const parts = [...[offsetX, offsetY, blur, spread].map(dimension), colourValue(color)]
    const text = joined('shadow', [...parts, { css: inset ? 'inset' : '' }], spaced)
    if ('problem' in text) return text
    layers.push(text.css)
  }
  return layers.length === 0 ? { css: 'none' } : { css: layers.join(',') }
}

function number(value: unknown): Result {
  return isFiniteNumber(value) ? { css: String(value) } : { problem: 'must be a number.' }
}

/** The names that the format defines for weights. */
export const fontWeights: Readonly<Record<string, number>> = {
  thin: 100,
  hairline: 100,
  'extra-light': 200,
  'ultra-light': 200,
  light: 300,
  normal: 400,
  regular: 400,
  book: 400,
  medium: 500,
  'semi-bold': 600,
  'demi-bold': 600,
  bold: 700,
  'extra-bold': 800,
  'ultra-bold': 800,
  black: 900,
  heavy: 900,
  'extra-black': 950,
  'ultra-black': 950,
}

function fontWeight(given: unknown): Result {
  const value = typeof given === 'string' && Object.hasOwn(fontWeights, given) ? fontWeights[given] : given
  return isFiniteNumber(value) && value >= 1 && value <= 1000
    ? { css: String(value) }
    : { problem: 'must be a number from 1 to 1000, or a name such as "semi-bold".' }
}

function cubicBezier(value: unknown): Result {
  if (!Array.isArray(value) || value.length !== 4 || !value.every(isFiniteNumber))
    return { problem: 'must be four numbers.' }
  if ([value[0], value[2]].some((x) => Number(x) < 0 || Number(x) > 1))
    return { problem: 'must have its first and third number from 0 to 1.' }
  return { css: `cubic-bezier(${value.join(',')})` }
}

const strokes = ['solid', 'dashed', 'dotted', 'double', 'groove', 'ridge', 'outset', 'inset']

function strokeStyle(value: unknown): Result {
  if (isGroup(value))
    return { problem: 'has dashes of its own (dashArray), which no CSS border draws; use one of the names.' }
  return typeof value === 'string' && strokes.includes(value)
    ? { css: value }
    : { problem: `must be one of ${strokes.join(', ')}.` }
}

function border(value: unknown): Result {
  if (!isGroup(value)) return { problem: 'must be an object with width, style and color.' }
  return joined(
    'border',
    [dimension(value.width), strokeStyle(value.style), colourValue(value.color)],
    spaced,
  )
}

function transition(value: unknown): Result {
  if (!isGroup(value)) return { problem: 'must be an object with duration, timingFunction and delay.' }
  const delay = value.delay === undefined ? { css: '0ms' } : duration(value.delay)
  return joined('transition', [duration(value.duration), cubicBezier(value.timingFunction), delay], spaced)
}

/** The stops of a gradient: the arguments of `linear-gradient()` or another function of CSS after its direction. */
function gradient(value: unknown): Result {
  if (!Array.isArray(value) || value.length < 2) return { problem: 'must be a list of two stops or more.' }
  const stops: string[] = []
  for (const stop of value) {
    if (!isGroup(stop)) return { problem: 'has a stop that is not an object with color and position.' }
    const at = isFiniteNumber(stop.position) ? Math.min(1, Math.max(0, stop.position)) : undefined
    const position =
      at === undefined ? { problem: 'must be a position from 0 to 1.' } : { css: `${at * 100}%` }
    const text = joined('stop', [colourValue(stop.color), position], spaced)
    if ('problem' in text) return text
    stops.push(text.css)
  }
  return { css: stops.join(',') }
}

const readers = {
  color: colourValue,
  dimension,
  duration,
  fontFamily,
  fontWeight,
  cubicBezier,
  number,
  shadow,
  strokeStyle,
  border,
  transition,
  gradient,
} satisfies Record<string, (value: unknown) => Result>

/** A type of the format that is one value of CSS. */
export type ValueType = keyof typeof readers

/** The CSS text of a design-token value, or what is wrong with it as the end of a sentence. */
export function valueText(type: ValueType, value: unknown): Result {
  return readers[type](value)
}

/** The parts of a typography token, which CSS has as properties of their own. */
const typographyParts = {
  fontFamily,
  fontSize: dimension,
  fontWeight,
  letterSpacing: dimension,
  lineHeight: number,
} as const

/** Whether a `$type` is one of the format. */
export function isValueType(type: string | undefined): type is ValueType | 'typography' {
  return type !== undefined && (type === 'typography' || Object.hasOwn(readers, type))
}

/** The custom properties of a token by what is added to its path: one, and for a typography one for each of its parts. */
export function valueParts(
  type: ValueType | 'typography',
  value: unknown,
): { parts: [suffix: string, css: string][] } | { problem: string } {
  if (type !== 'typography') {
    const text = valueText(type, value)
    return 'problem' in text ? text : { parts: [['', text.css]] }
  }
  if (!isGroup(value))
    return { problem: `must be an object with ${Object.keys(typographyParts).join(', ')}.` }
  const unknown = Object.keys(value).find((key) => !Object.hasOwn(typographyParts, key))
  if (unknown !== undefined)
    return { problem: `has the part ${printable(unknown)}, which the format does not know.` }
  const parts: [string, string][] = []
  for (const [key, read] of Object.entries(typographyParts)) {
    const text = read(value[key])
    if ('problem' in text) return { problem: `has a ${key} that ${text.problem}` }
    parts.push([`.${key}`, text.css])
  }
  return { parts }
}
