import { type Colour, readColour } from '../colour.ts'
import { type Scheme, schemes } from '../readTokens.ts'
import { baseTokens, type CornerShape, cornerShapes, type Density, densities } from './base.ts'
import { type Pigments, paint } from './paint.ts'
import { brass } from './scale.ts'

/** What a palette is proposed from. */
export interface Proposal {
  /** The brand's colour: any CSS colour, such as `#c2185b`, `rebeccapurple`, `oklch(0.6 0.2 30)`. */
  accent: string
  /** The colour of money and prizes. @default brass */
  premium?: string
  /** @default 'Unnamed' */
  name?: string
  /** @default 'soft' */
  radius?: CornerShape
  /** @default 'regular' */
  density?: Density
}

/** A W3C design-tokens resolver document (2025.10), as in `brands/<name>/tokens.json`. */
export interface TokensDocument {
  $schema: string
  name: string
  version: '2025.10'
  description: string
  sets: { base: { sources: Group[] } }
  modifiers: { scheme: { contexts: Record<Scheme, Group[]>; default: Scheme } }
  resolutionOrder: { $ref: string }[]
}

/** A group of tokens: groups and tokens by name, and `$type`. */
type Group = { [name: string]: unknown }

/** Tokens that pass every declared pair in both schemes, or the sentences that say why there are none. */
export type Proposed = { ok: true; tokens: TokensDocument } | { ok: false; problems: string[] }

/** Proposes a whole brand's tokens from one colour. The result passes `measureContrast`. Never throws. */
export function proposeTokens(proposal: Proposal): Proposed {
  const given: Partial<Record<keyof Proposal, unknown>> =
    typeof proposal === 'object' && proposal !== null ? proposal : {}
  const problems: string[] = []
  const colour = (key: 'accent' | 'premium'): Colour | undefined => {
    const read = readColour(given[key])
    if (!read) problems.push(`${key} must be a solid CSS colour such as #0e7a4f, not ${shown(given[key])}.`)
    return read
  }
  const choice = <Value extends string>(key: 'radius' | 'density', list: readonly Value[], usual: Value) => {
    const chosen = list.find((each) => each === (given[key] ?? usual))
    if (!chosen) problems.push(`${key} must be one of ${list.join(', ')}, not ${shown(given[key])}.`)
    return chosen ?? usual
  }
  const accent = colour('accent')
  const premium = given.premium === undefined ? brass : colour('premium')
  const corner = choice('radius', cornerShapes, 'soft')
  const density = choice('density', densities, 'regular')
  const name = given.name ?? 'Unnamed'
  if (typeof name !== 'string' || name.trim() === '' || name.length > 60)
    problems.push(`name must be a text of at most 60 characters, not ${shown(name)}.`)
  if (!accent || !premium || problems.length > 0) return { ok: false, problems }
  return {
    ok: true,
    tokens: documentOf(String(name).trim(), { accent, premium }, baseTokens(corner, density)),
  }
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? `"${value}"` : value === undefined ? 'nothing' : typeof value
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

function documentOf(name: string, pigments: Pigments, base: Group): TokensDocument {
  const [light, dark] = schemes.map((scheme) => [schemeTokens(scheme, pigments)])
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name,
    version: '2025.10',
    description: `Proposed from one colour, ${values(pigments.accent).components.join(' ')} in OKLCH.`,
    sets: { base: { sources: [base] } },
    modifiers: { scheme: { contexts: { light: light ?? [], dark: dark ?? [] }, default: 'light' } },
    resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/scheme' }],
  }
}

function values({ l, c, h }: Colour, alpha?: number) {
  return { colorSpace: 'oklch', components: [l, c, h], ...(alpha === undefined ? {} : { alpha }) }
}

/** The order in which a user looks for a group. */
const order = ['surface', 'text', 'border', 'field', 'accent', 'premium', 'neutral', 'positive', 'critical']

function schemeTokens(scheme: Scheme, pigments: Pigments): Group {
  const groups: Record<string, Group> = Object.fromEntries(order.map((name) => [name, {}]))
  const single: Group = {}
  const put = (path: string, value: unknown) => {
    const [group, role] = path.split('.') as [string, string | undefined]
    if (role === undefined) single[group] = { $value: value }
    else groups[group] = { ...groups[group], [role]: { $value: value } }
  }
  for (const [path, colour] of paint(scheme, pigments)) put(path, values(colour))
  const tint = { c: Math.min(0.03, pigments.accent.c), h: pigments.accent.h }
  const night = scheme === 'dark'
  put('game.artScrim', values({ l: night ? 0.12 : 0.18, ...tint }, night ? 0.78 : 0.76))
  put('scrim', values({ l: night ? 0.09 : 0.2, ...tint }, night ? 0.74 : 0.56))
  return { color: { $type: 'color', ...groups, ...single }, elevation: elevation(night, tint) }
}

type Layer = readonly [y: number, blur: number, spread: number, alpha: number]

function elevation(night: boolean, tint: { c: number; h: number }): Group {
  const pixels = (value: number) => ({ value, unit: 'px' })
  const strength = night ? 4 : 1
  const shadow = (layers: readonly Layer[]) => ({
    $value: layers.map(([y, blur, spread, alpha]) => ({
      color: values({ l: night ? 0.05 : 0.3, ...tint }, Number(Math.min(0.5, alpha * strength).toFixed(2))),
      offsetX: pixels(0),
      offsetY: pixels(y),
      blur: pixels(blur),
      spread: pixels(spread),
    })),
  })
  return {
    $type: 'shadow',
    low: shadow([
      [1, 2, 0, 0.07],
      [2, 6, -1, 0.05],
    ]),
    mid: shadow([
      [4, 10, -2, 0.09],
      [10, 28, -8, 0.09],
    ]),
    high: shadow([
      [12, 28, -6, 0.14],
      [28, 72, -16, 0.18],
    ]),
  }
}
