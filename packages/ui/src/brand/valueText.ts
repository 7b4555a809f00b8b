import type { TokenType } from '../tokens/roles.ts'

type Result = { css: string } | { problem: string }
type Json = Record<string, unknown>

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isFiniteNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}

/** Something out of a file, short enough for a sentence. */
function printable(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : typeof value
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

const channelRange: Record<string, [number, number][]> = {
  oklch: [
    [0, 1],
    [0, 0.5],
    [0, 360],
  ],
  oklab: [
    [0, 1],
    [-0.5, 0.5],
    [-0.5, 0.5],
  ],
  srgb: [
    [0, 1],
    [0, 1],
    [0, 1],
  ],
  'display-p3': [
    [0, 1],
    [0, 1],
    [0, 1],
  ],
}

function color(value: unknown): Result {
  if (!isObject(value)) return { problem: 'must be an object with colorSpace and components.' }
  const { colorSpace, components, alpha = 1 } = value
  const ranges =
    typeof colorSpace === 'string' && Object.hasOwn(channelRange, colorSpace)
      ? channelRange[colorSpace]
      : undefined
  if (!ranges)
    return {
      problem: `has the colour space ${printable(colorSpace)}; use one of ${Object.keys(channelRange).join(', ')}.`,
    }
  if (!Array.isArray(components) || components.length !== 3)
    return { problem: 'must have exactly three components.' }
  for (const [index, [low, high]] of ranges.entries()) {
    const part: unknown = components[index]
    if (!isFiniteNumber(part) || part < low || part > high) {
      return {
        problem: `has ${printable(part)} as component ${index + 1}; it must be a number from ${low} to ${high}.`,
      }
    }
  }
  if (!isFiniteNumber(alpha) || alpha < 0 || alpha > 1) return { problem: 'has an alpha outside 0 to 1.' }
  const body = components.join(' ') + (alpha === 1 ? '' : ` / ${alpha}`)
  return {
    css:
      colorSpace === 'oklch' || colorSpace === 'oklab'
        ? `${colorSpace}(${body})`
        : `color(${colorSpace} ${body})`,
  }
}

function measure(value: unknown, units: readonly string[]): Result {
  if (!isObject(value) || !isFiniteNumber(value.value) || !units.includes(String(value.unit))) {
    return {
      problem: `must be { "value": a number, "unit": ${units.map((unit) => `"${unit}"`).join(' or ')} }.`,
    }
  }
  return { css: `${value.value}${String(value.unit)}` }
}

function fontFamily(value: unknown): Result {
  const names: unknown = typeof value === 'string' ? [value] : value
  const allowed = /^[\p{L}\p{N} _-]+$/u
  if (
    !Array.isArray(names) ||
    names.length === 0 ||
    !names.every((name) => typeof name === 'string' && allowed.test(name))
  ) {
    return { problem: 'must be a font name or a list of font names (letters, digits, spaces, hyphens).' }
  }
  return { css: names.map((name: string) => (/^-?[a-z][\w-]*$/i.test(name) ? name : `"${name}"`)).join(',') }
}

function shadow(value: unknown): Result {
  const layers: string[] = []
  for (const layer of Array.isArray(value) ? value : [value]) {
    if (!isObject(layer)) return { problem: 'must be a shadow or a list of shadows.' }
    const parts = [layer.offsetX, layer.offsetY, layer.blur, layer.spread].map((part) =>
      measure(part, ['px', 'rem']),
    )
    for (const part of [...parts, color(layer.color)])
      if ('problem' in part) return { problem: `has a shadow whose part ${part.problem}` }
    layers.push([...parts, color(layer.color)].map((part) => ('css' in part ? part.css : '')).join(' '))
  }
  return layers.length === 0 ? { css: 'none' } : { css: layers.join(',') }
}

function number(value: unknown): Result {
  return isFiniteNumber(value) ? { css: String(value) } : { problem: 'must be a number.' }
}

function fontWeight(value: unknown): Result {
  return isFiniteNumber(value) && value >= 1 && value <= 1000
    ? { css: String(value) }
    : { problem: 'must be a number from 1 to 1000.' }
}

function cubicBezier(value: unknown): Result {
  if (!Array.isArray(value) || value.length !== 4 || !value.every(isFiniteNumber))
    return { problem: 'must be four numbers.' }
  if ([value[0], value[2]].some((x) => Number(x) < 0 || Number(x) > 1))
    return { problem: 'must have its first and third number from 0 to 1.' }
  return { css: `cubic-bezier(${value.join(',')})` }
}

const readers: Record<TokenType, (value: unknown) => Result> = {
  color,
  dimension: (value) => measure(value, ['px', 'rem']),
  duration: (value) => measure(value, ['ms', 's']),
  fontFamily,
  fontWeight,
  cubicBezier,
  number,
  shadow,
}

/** The CSS text of a design-token value, or what is wrong with it as the end of a sentence. */
export function valueText(type: TokenType, value: unknown): Result {
  return readers[type](value)
}
