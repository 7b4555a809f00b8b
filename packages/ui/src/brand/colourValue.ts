import { isGroup, printable } from './format/json.ts'
import type { Result } from './valueText.ts'

type Range = readonly [low: number, high: number]

interface Space {
  ranges: readonly [Range, Range, Range]
  /** The colour in CSS Color 4 from the three components. */
  css: (parts: readonly string[]) => string
}

const unit: Range = [0, 1]
const angle: Range = [0, 360]
const percent: Range = [0, 100]
const named = (name: string, ranges: Space['ranges'] = [unit, unit, unit]): Space => ({
  ranges,
  css: (parts) => `color(${name} ${parts.join(' ')})`,
})
const called = (name: string, ranges: Space['ranges']): Space => ({
  ranges,
  css: (parts) => `${name}(${parts.join(' ')})`,
})
/** Hue first, then two percentages. */
const hued = (name: string): Space => ({
  ranges: [angle, percent, percent],
  css: ([hue = '', ...rest]) => `${name}(${[hue, ...rest.map((part) => `${part}%`)].join(' ')})`,
})

/** The colour spaces of the format's colour module 2025.10, with its ranges; a chroma has a sane end. */
const spaces: Readonly<Record<string, Space>> = {
  srgb: named('srgb'),
  'srgb-linear': named('srgb-linear'),
  hsl: hued('hsl'),
  hwb: hued('hwb'),
  lab: called('lab', [percent, [-160, 160], [-160, 160]]),
  lch: called('lch', [percent, [0, 230], angle]),
  oklab: called('oklab', [unit, [-0.5, 0.5], [-0.5, 0.5]]),
  oklch: called('oklch', [unit, [0, 0.5], angle]),
  'display-p3': named('display-p3'),
  'a98-rgb': named('a98-rgb'),
  'prophoto-rgb': named('prophoto-rgb'),
  rec2020: named('rec2020'),
  'xyz-d65': named('xyz-d65'),
  'xyz-d50': named('xyz-d50'),
}

const colourSpaces: readonly string[] = Object.keys(spaces)

/** The CSS text of a colour token. A component that the format leaves out (`none`) is zero, as CSS draws it. */
export function colourValue(value: unknown): Result {
  if (typeof value === 'string')
    return {
      problem: `must be an object with colorSpace and components. It is a text; brand import converts such.`,
    }
  if (!isGroup(value)) return { problem: 'must be an object with colorSpace and components.' }
  const { colorSpace, components, alpha = 1 } = value
  const space =
    typeof colorSpace === 'string' && Object.hasOwn(spaces, colorSpace) ? spaces[colorSpace] : undefined
  if (!space)
    return {
      problem: `has the colour space ${printable(colorSpace)}; use one of ${colourSpaces.join(', ')}.`,
    }
  if (!Array.isArray(components) || components.length !== 3)
    return { problem: 'must have exactly three components.' }
  const parts: string[] = []
  for (const [index, [low, high]] of space.ranges.entries()) {
    const part: unknown = components[index] === 'none' ? 0 : components[index]
    if (typeof part !== 'number' || !Number.isFinite(part) || part < low || part > high)
      return {
        problem: `has ${printable(part)} as component ${index + 1}; it must be a number from ${low} to ${high}.`,
      }
    parts.push(String(part))
  }
  if (typeof alpha !== 'number' || !(alpha >= 0 && alpha <= 1))
    return { problem: 'has an alpha outside 0 to 1.' }
  const css = space.css(parts)
  return { css: alpha === 1 ? css : `${css.slice(0, -1)} / ${alpha})` }
}
