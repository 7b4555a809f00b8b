/** The kinds of value a token may hold: the types of the W3C design-tokens format 2025.10 that Baize uses. */
const tokenTypes = [
  'color',
  'dimension',
  'fontFamily',
  'fontWeight',
  'duration',
  'cubicBezier',
  'number',
  'shadow',
] as const

/** One kind of token value. */
export type TokenType = (typeof tokenTypes)[number]

/** A tree of roles; each leaf says what kind of value a brand must give. */
export interface RoleTree {
  readonly [name: string]: TokenType | RoleTree
}

/** What a fill needs: itself, its pointer states, what is written on it, a tint of it, and text and border in its colour. */
const tone = {
  base: 'color',
  hover: 'color',
  pressed: 'color',
  on: 'color',
  soft: 'color',
  text: 'color',
  border: 'color',
} as const

const lineHeight = { text: 'number', heading: 'number' } as const

/** Roles that differ between the light and the dark scheme. */
export const schemeRoles = {
  color: {
    surface: {
      page: 'color',
      sunken: 'color',
      base: 'color',
      raised: 'color',
      overlay: 'color',
      hover: 'color',
      selected: 'color',
    },
    text: { primary: 'color', secondary: 'color', muted: 'color', disabled: 'color', link: 'color' },
    border: { subtle: 'color', base: 'color', strong: 'color' },
    field: { background: 'color', border: 'color', hover: 'color' },
    accent: tone,
    premium: tone,
    neutral: tone,
    positive: tone,
    critical: tone,
    caution: tone,
    info: tone,
    felt: { base: 'color', deep: 'color', on: 'color', muted: 'color', line: 'color' },
    game: {
      jackpot: 'color',
      hot: 'color',
      onHot: 'color',
      win: 'color',
      loss: 'color',
      live: 'color',
      artScrim: 'color',
      onArt: 'color',
    },
    /** Marks of a chart's series, in this order; distinguished without colour by shape and label too. */
    chart: { one: 'color', two: 'color', three: 'color', four: 'color', five: 'color', six: 'color' },
    /** The metals of five levels, lowest first: marks on a surface, never text. */
    rank: { one: 'color', two: 'color', three: 'color', four: 'color', five: 'color' },
    focus: 'color',
    scrim: 'color',
  },
  elevation: { low: 'shadow', mid: 'shadow', high: 'shadow' },
} as const satisfies RoleTree

/** Roles that are the same in both schemes. */
export const baseRoles = {
  space: {
    '3xs': 'dimension',
    '2xs': 'dimension',
    xs: 'dimension',
    sm: 'dimension',
    md: 'dimension',
    lg: 'dimension',
    xl: 'dimension',
    '2xl': 'dimension',
    '3xl': 'dimension',
  },
  type: {
    family: { text: 'fontFamily', heading: 'fontFamily', figures: 'fontFamily', code: 'fontFamily' },
    size: {
      xs: 'dimension',
      sm: 'dimension',
      md: 'dimension',
      lg: 'dimension',
      xl: 'dimension',
      '2xl': 'dimension',
      '3xl': 'dimension',
      display: 'dimension',
    },
    weight: { regular: 'fontWeight', medium: 'fontWeight', strong: 'fontWeight', heading: 'fontWeight' },
    /** Line heights by script; Khmer, Burmese and Nastaliq stack marks above and below the line. */
    lineHeight: {
      latin: lineHeight,
      han: lineHeight,
      thai: lineHeight,
      khmer: lineHeight,
      burmese: lineHeight,
      arabic: lineHeight,
      nastaliq: lineHeight,
    },
    tracking: { heading: 'dimension', caps: 'dimension' },
  },
  size: {
    control: { small: 'dimension', medium: 'dimension', large: 'dimension' },
    icon: { small: 'dimension', medium: 'dimension', large: 'dimension' },
    container: { narrow: 'dimension', reading: 'dimension', page: 'dimension' },
    popup: { small: 'dimension', medium: 'dimension', large: 'dimension' },
    header: 'dimension',
    sideMenu: 'dimension',
  },
  radius: { small: 'dimension', medium: 'dimension', large: 'dimension', full: 'dimension' },
  line: { thin: 'dimension', thick: 'dimension', focus: 'dimension', focusOffset: 'dimension' },
  motion: {
    fast: 'duration',
    base: 'duration',
    slow: 'duration',
    standard: 'cubicBezier',
    enter: 'cubicBezier',
    exit: 'cubicBezier',
  },
  z: { raised: 'number', header: 'number', menu: 'number', floating: 'number', toast: 'number' },
} as const satisfies RoleTree

/** Every role a brand must fill; forgetting one fails `brand check`. */
export const roles = { ...schemeRoles, ...baseRoles } as const

/** The custom property of a role path: `['color', 'text', 'primary']` is `--bz-color-text-primary`. Names are a public contract. */
export function propertyName(path: readonly string[]): `--bz-${string}` {
  return `--bz-${path.map((part) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)).join('-')}`
}
