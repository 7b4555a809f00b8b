import { type ColourValue, colourOfHex, isColour } from './colour.ts'
import { aliasOf, isGroup } from './tokens-document.ts'

/** The result of an input: a value for the tokens file, or what is wrong, as a sentence. */
export type Read = { value: unknown } | { problem: string }

const figure = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)`

function measureText(value: unknown): string {
  return isGroup(value) ? `${String(value.value)}${String(value.unit)}` : ''
}

function colourText(value: unknown): string {
  if (!isColour(value)) return ''
  const { colorSpace, components, alpha = 1 } = value
  const body = components.join(' ') + (alpha === 1 ? '' : ` / ${alpha}`)
  return colorSpace.startsWith('ok') ? `${colorSpace}(${body})` : `color(${colorSpace} ${body})`
}

function layerText(layer: unknown): string {
  if (!isGroup(layer)) return ''
  const parts = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map(measureText)
  return [...parts, colourText(layer.color)].join(' ')
}

const writers: Readonly<Record<string, (value: unknown) => string>> = {
  color: colourText,
  dimension: measureText,
  duration: measureText,
  fontFamily: (value) => (Array.isArray(value) ? value.join(', ') : String(value)),
  cubicBezier: (value) => (Array.isArray(value) ? value.join(', ') : ''),
  shadow: (value) => (Array.isArray(value) ? value : [value]).map(layerText).join(',\n') || 'none',
}

/** A token's value as a person reads and writes it: `16px`, `oklch(0.455 0.102 162)`, `{color.accent.base}`. */
export function write(type: string, value: unknown): string {
  return aliasOf(value) === undefined ? (writers[type] ?? String)(value) : String(value)
}

const limits: Readonly<Record<string, readonly [string, number, number][]>> = {
  oklch: [
    ['lightness', 0, 1],
    ['chroma', 0, 0.5],
    ['hue', 0, 360],
  ],
}

function colour(text: string): Read {
  const hex = colourOfHex(text)
  if (hex) return { value: hex }
  const form = new RegExp(
    String.raw`^(?:(oklch|oklab)\(|color\(\s*(srgb|display-p3)\s+)\s*(${figure}%?)[\s,]+(${figure}%?)[\s,]+(${figure})(?:deg)?\s*(?:/\s*(${figure}%?)\s*)?\)$`,
    'i',
  ).exec(text)
  if (!form) return { problem: 'Write a colour like #0b5d3b or oklch(0.45 0.1 162).' }
  const [, ok, other, ...written] = form
  const colorSpace = (ok ?? other ?? '').toLowerCase()
  const share = (part: string | undefined, whole: number) =>
    part?.endsWith('%') ? (Number.parseFloat(part) / 100) * whole : Number(part)
  const components = [share(written[0], 1), share(written[1], ok ? 0.4 : 1), Number(written[2])]
  for (const [index, [name, low, high]] of (limits[colorSpace] ?? []).entries()) {
    const part = components[index] ?? 0
    if (part < low || part > high)
      return { problem: `The ${name} is ${part}; it must be a number from ${low} to ${high}.` }
  }
  const alpha = written[3] === undefined ? 1 : share(written[3], 1)
  if (alpha < 0 || alpha > 1) return { problem: `The opacity is ${alpha}; it must be a number from 0 to 1.` }
  const value: ColourValue = { colorSpace, components, ...(alpha < 1 && { alpha }) }
  return { value }
}

function measure(units: readonly string[], example: string): (text: string) => Read {
  const form = new RegExp(`^(${figure})\\s*(${units.join('|')})$`, 'i')
  return (text) => {
    const [, value, unit] = form.exec(text) ?? []
    if (value === undefined || unit === undefined)
      return { problem: `Write a number with ${units.join(' or ')}, like ${example}.` }
    return { value: { value: Number(value), unit: unit.toLowerCase() } }
  }
}

const length = measure(['px', 'rem'], '12px')

function figures(text: string): number[] | undefined {
  const numbers = text.split(/\s*,\s*/).map((each) => (each === '' ? Number.NaN : Number(each)))
  return numbers.every(Number.isFinite) ? numbers : undefined
}

function curve(text: string): Read {
  const numbers = figures(/^cubic-bezier\((.*)\)$/i.exec(text)?.[1]?.trim() ?? text)
  const [x1 = -1, , x2 = -1] = numbers ?? []
  if (numbers?.length !== 4) return { problem: 'Write four numbers with commas, like 0.2, 0, 0, 1.' }
  if ([x1, x2].some((x) => x < 0 || x > 1))
    return { problem: 'The first and the third number are moments: each must be from 0 to 1.' }
  return { value: numbers }
}

function shadows(text: string): Read {
  if (text === 'none') return { value: [] }
  const layers: unknown[] = []
  for (const layer of text.split(/,(?![^(]*\))/).map((each) => each.trim())) {
    const [, x = '', y = '', blur = '', spread = '', ink = ''] =
      /^(\S+)\s+(\S+)\s+(\S+)\s+(\S+)\s+(\S.*)$/s.exec(layer) ?? []
    const [offsetX, offsetY, soft, wide, color] = [
      length(x),
      length(y),
      length(blur),
      length(spread),
      colour(ink),
    ]
    if ('value' in offsetX && 'value' in offsetY && 'value' in soft && 'value' in wide && 'value' in color)
      layers.push({
        color: color.value,
        offsetX: offsetX.value,
        offsetY: offsetY.value,
        blur: soft.value,
        spread: wide.value,
      })
    else
      return {
        problem: `“${layer}” is no shadow. Write across, down, blur, spread and colour, like 0px 1px 2px 0px #0000001a; several with commas.`,
      }
  }
  return { value: layers }
}

function number(text: string): Read {
  const [value] = figures(text) ?? []
  return value === undefined || text.includes(',') ? { problem: 'Write a number, like 1.5.' } : { value }
}

function weight(text: string): Read {
  const read = number(text)
  return 'value' in read && (Number(read.value) < 1 || Number(read.value) > 1000)
    ? { problem: 'A weight is a number from 1 to 1000, like 600.' }
    : read
}

function families(text: string): Read {
  const names = text.split(',').map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2'))
  const odd = names.find((name) => !/^[\p{L}\p{N} _-]+$/u.test(name))
  if (odd === '')
    return { problem: 'Write names of typefaces with commas between them, like Inter, sans-serif.' }
  return odd === undefined
    ? { value: names }
    : { problem: `“${odd}” is no name of a typeface: only letters, digits, spaces and hyphens.` }
}

const readers: Readonly<Record<string, (text: string) => Read>> = {
  color: colour,
  dimension: length,
  duration: measure(['ms', 's'], '200ms'),
  fontFamily: families,
  fontWeight: weight,
  cubicBezier: curve,
  number,
  shadow: shadows,
}

/** Reads what a person wrote for a token of this type. `{color.accent.base}` points at another token. */
export function read(type: string, text: string): Read {
  const trimmed = text.trim()
  if (trimmed === '') return { problem: 'This cannot be left empty.' }
  if (aliasOf(trimmed) !== undefined) return { value: trimmed }
  return readers[type]?.(trimmed) ?? { problem: `Values of type ${type} cannot be edited here.` }
}
