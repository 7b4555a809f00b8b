import { converter, parse } from 'culori'
import { isGroup, printable } from '../format/json.ts'
import { aliasPath } from '../format/tree.ts'
import { fontWeights } from '../valueText.ts'

/** A value in the form of the format, or why it has none, as the end of a sentence. */
export type Read = { type?: string; value: unknown } | { problem: string }

const toRgb = converter('rgb')
const rounded = (value: number | undefined) => Number((value ?? 0).toFixed(5))

/** Spaces that a tool may write a colour in and that stay; every other is written in sRGB. */
const keptSpaces: Readonly<Record<string, readonly [name: string, channels: readonly string[]]>> = {
  oklch: ['oklch', ['l', 'c', 'h']],
  oklab: ['oklab', ['l', 'a', 'b']],
  lab: ['lab', ['l', 'a', 'b']],
  lch: ['lch', ['l', 'c', 'h']],
  p3: ['display-p3', ['r', 'g', 'b']],
}

/** Any CSS colour as an object of the format. */
function readColourText(text: string): Read {
  // culori throws at a text that begins with a slash and a number.
  const colour = /^[#a-z]/i.test(text.trim()) && text.length < 200 ? parse(text.trim()) : undefined
  if (!colour) return { problem: `is no colour: ${printable(text)}.` }
  const kept = keptSpaces[colour.mode]
  const alpha = colour.alpha === undefined || colour.alpha >= 1 ? {} : { alpha: rounded(colour.alpha) }
  const parts: Record<string, unknown> = { ...(kept ? colour : toRgb(colour)) }
  const [colorSpace, channels] = kept ?? ['srgb', ['r', 'g', 'b']]
  const components = channels.map((channel) => rounded(Number(parts[channel] ?? 0)))
  return { type: 'color', value: { colorSpace, components, ...alpha } }
}

const numeric = /^[-+]?(?:\d+\.?\d*|\.\d+)$/

/** `16px`, `1rem`, or a number of pixels without a unit. */
function readDimension(raw: unknown): Read {
  if (isGroup(raw) && typeof raw.value === 'number') return { type: 'dimension', value: raw }
  const text = String(raw).trim()
  const [, amount, unit] = /^([-+\d.]+) ?(px|rem)?$/.exec(text) ?? []
  if (amount !== undefined && numeric.test(amount))
    return { type: 'dimension', value: { value: Number(amount), unit: unit ?? 'px' } }
  if (/[-+\d.]+(?:%|em)$/.test(text) && Number.parseFloat(text) === 0)
    return { type: 'dimension', value: { value: 0, unit: 'px' } }
  if (/^[-+\d.]+(?:%|em|[a-z]{2,4})$/i.test(text))
    return { problem: `is ${printable(text)}; the format has px and rem only.` }
  if (/^\S+(?: \S+)+$/.test(text) && !/[*/()]/.test(text))
    return { problem: `has several values, ${printable(text)}; the format has one a token.` }
  return { problem: `is no length: ${printable(raw)}.` }
}

function readDuration(raw: unknown): Read {
  if (isGroup(raw) && typeof raw.value === 'number') return { type: 'duration', value: raw }
  const [, amount, unit] = /^([-+\d.]+) ?(ms|s)?$/.exec(String(raw).trim()) ?? []
  return amount !== undefined && numeric.test(amount)
    ? { type: 'duration', value: { value: Number(amount), unit: unit ?? 'ms' } }
    : { problem: `is no duration: ${printable(raw)}.` }
}

/** A number, a numeric text, or a percentage as a part of one. */
function readNumber(raw: unknown): Read {
  const text = String(raw).trim()
  if (numeric.test(text)) return { type: 'number', value: Number(text) }
  const [, percent] = /^([-+\d.]+)%$/.exec(text) ?? []
  return percent !== undefined && numeric.test(percent)
    ? { type: 'number', value: rounded(Number(percent) / 100) }
    : { problem: `is no number: ${printable(raw)}.` }
}

/** A line height: without a unit, or a percentage, a number; with one a dimension. */
function readLineHeight(raw: unknown): Read {
  const number = readNumber(raw)
  if ('value' in number) return number
  const dimension = readDimension(raw)
  return 'value' in dimension ? dimension : { problem: `is no line height: ${printable(raw)}.` }
}

function readFontFamily(raw: unknown): Read {
  const names = Array.isArray(raw) ? raw : String(raw).split(',')
  const clean = names.map((name) =>
    String(name)
      .trim()
      .replace(/^["']|["']$/g, ''),
  )
  return clean.every((name) => name !== '')
    ? { type: 'fontFamily', value: clean }
    : { problem: `is no list of fonts: ${printable(raw)}.` }
}

function readFontWeight(raw: unknown): Read {
  const text = String(raw).trim()
  if (numeric.test(text)) return { type: 'fontWeight', value: Number(text) }
  const name = text
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/^(semi|demi|extra|ultra)(?=[a-z])/, '$1-')
  return Object.hasOwn(fontWeights, name)
    ? { type: 'fontWeight', value: fontWeights[name] }
    : { problem: `is no weight of a font: ${printable(raw)}.` }
}

/** The curves that CSS names. */
const easings: Readonly<Record<string, readonly number[]>> = {
  linear: [0, 0, 1, 1],
  ease: [0.25, 0.1, 0.25, 1],
  'ease-in': [0.42, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
}

function readCubicBezier(raw: unknown): Read {
  if (Array.isArray(raw)) return { type: 'cubicBezier', value: raw }
  const text = String(raw).trim()
  const [, parts] = /^cubic-bezier\(([^)]*)\)$/.exec(text) ?? []
  const curve = easings[text] ?? parts?.split(',').map(Number)
  return curve?.length === 4 && curve.every(Number.isFinite)
    ? { type: 'cubicBezier', value: curve }
    : { problem: `is no cubic Bézier curve: ${printable(raw)}.` }
}

/** The parts of a composite value, each by its own reader; what is an alias stays one. */
function readParts(
  raw: unknown,
  type: string,
  readers: Readonly<Record<string, (part: unknown) => Read>>,
): Read {
  if (!isGroup(raw)) return { problem: `is no ${type}: ${printable(raw)}.` }
  const value: Record<string, unknown> = {}
  for (const [key, part] of Object.entries(raw)) {
    if (key === 'type') continue
    const reader = readers[key]
    if (!reader) return { problem: `has the part ${printable(key)}, for which the format has no place.` }
    const read = aliasPath(part) === undefined ? reader(part) : { value: part }
    if ('problem' in read) return { problem: `has a ${key} that ${read.problem}` }
    value[key] = read.value
  }
  return { type, value }
}

const shadowParts = {
  color: readColour,
  offsetX: readDimension,
  offsetY: readDimension,
  blur: readDimension,
  spread: readDimension,
  inset: (part: unknown): Read => ({ value: part }),
}

/** Shadows of the format, and those of Tokens Studio, which has `x`, `y` and `type`. */
function readShadow(raw: unknown): Read {
  const layers = (Array.isArray(raw) ? raw : [raw]).map((layer: unknown) => {
    if (!isGroup(layer)) return { problem: `is no shadow: ${printable(layer)}.` }
    const { x, y, type, ...rest } = layer
    return readParts(
      {
        ...(x === undefined ? {} : { offsetX: x }),
        ...(y === undefined ? {} : { offsetY: y }),
        ...rest,
        ...(type === 'innerShadow' ? { inset: true } : {}),
      },
      'shadow',
      shadowParts,
    )
  })
  const broken = layers.find((layer) => 'problem' in layer)
  if (broken) return broken
  return { type: 'shadow', value: layers.map((layer) => ('value' in layer ? layer.value : undefined)) }
}

function readColour(raw: unknown): Read {
  return isGroup(raw) ? { type: 'color', value: raw } : readColourText(String(raw))
}

const asIs =
  (type: string) =>
  (raw: unknown): Read => ({ type, value: raw })

const readers: Readonly<Record<string, (raw: unknown) => Read>> = {
  color: readColour,
  dimension: readDimension,
  duration: readDuration,
  number: readNumber,
  lineHeight: readLineHeight,
  fontFamily: readFontFamily,
  fontWeight: readFontWeight,
  cubicBezier: readCubicBezier,
  shadow: readShadow,
  strokeStyle: asIs('strokeStyle'),
  gradient: asIs('gradient'),
  border: (raw) =>
    readParts(raw, 'border', { color: readColour, width: readDimension, style: asIs('strokeStyle') }),
  transition: (raw) =>
    readParts(raw, 'transition', {
      duration: readDuration,
      delay: readDuration,
      timingFunction: readCubicBezier,
    }),
  typography: (raw) =>
    readParts(raw, 'typography', {
      fontFamily: readFontFamily,
      fontSize: readDimension,
      fontWeight: readFontWeight,
      letterSpacing: readDimension,
      lineHeight: readLineHeight,
    }),
}

/** Reads a value as a tool writes it into the form of the format. An alias stays as it is. */
export function readValue(type: string, raw: unknown): Read {
  if (aliasPath(raw) !== undefined) return { value: raw }
  if (typeof raw === 'string' && /\{[^{}]+\}|^\s*[\d.]+\s*[*/]\s*[\d.]/.test(raw))
    return { problem: `is a calculation, ${printable(raw)}; have the tool write its result.` }
  const reader = Object.hasOwn(readers, type) ? readers[type] : undefined
  return reader
    ? reader(raw)
    : { problem: `has the type ${printable(type)}, for which the format has no place.` }
}
