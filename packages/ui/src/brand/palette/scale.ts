import type { Scheme } from '../readTokens.ts'

/** Where a role takes its hue and most of its chroma from. */
export type Source = 'accent' | 'premium' | 'green' | 'red' | 'amber' | 'blue' | number

/** The initial position of a role, before contrast is applied: lightness, the most chroma, its source colour. */
export type Rung = readonly [l: number, c: number, from: Source]

/** Sources that say the same thing under every brand. */
export const signals = {
  green: { l: 0.5, c: 0.15, h: 149 },
  red: { l: 0.53, c: 0.19, h: 26 },
  amber: { l: 0.79, c: 0.15, h: 72 },
  blue: { l: 0.5, c: 0.122, h: 246 },
} as const

/** Money and prizes, where a brand names no second colour of its own. */
export const brass = { l: 0.81, c: 0.118, h: 86 } as const

/** What other colours stand on; contrast never moves these. */
export const grounds: Record<Scheme, Readonly<Record<string, Rung>>> = {
  light: {
    'surface.page': [0.974, 0.007, 'accent'],
    'surface.sunken': [0.948, 0.01, 'accent'],
    'surface.base': [0.994, 0.003, 'accent'],
    'surface.raised': [1, 0, 'accent'],
    'surface.overlay': [0.997, 0.002, 'accent'],
    'surface.hover': [0.955, 0.012, 'accent'],
    'surface.selected': [0.932, 0.034, 'accent'],
    'field.background': [0.999, 0.001, 'accent'],
    'felt.base': [0.36, 0.09, 'accent'],
    'felt.deep': [0.275, 0.07, 'accent'],
  },
  dark: {
    'surface.page': [0.182, 0.018, 'accent'],
    'surface.sunken': [0.152, 0.015, 'accent'],
    'surface.base': [0.222, 0.021, 'accent'],
    'surface.raised': [0.26, 0.024, 'accent'],
    'surface.overlay': [0.24, 0.022, 'accent'],
    'surface.hover': [0.288, 0.026, 'accent'],
    'surface.selected': [0.312, 0.05, 'accent'],
    'field.background': [0.168, 0.016, 'accent'],
    'felt.base': [0.335, 0.085, 'accent'],
    'felt.deep': [0.23, 0.06, 'accent'],
  },
}

/** The foregrounds, in the order in which they are placed; contrast moves the lightness where it must. */
export const marks: Record<Scheme, Readonly<Record<string, Rung>>> = {
  light: {
    'text.primary': [0.235, 0.024, 'accent'],
    'text.secondary': [0.385, 0.022, 'accent'],
    'text.muted': [0.485, 0.02, 'accent'],
    'text.disabled': [0.65, 0.013, 'accent'],
    'text.link': [0.45, 0.16, 'accent'],
    'border.subtle': [0.918, 0.01, 'accent'],
    'border.base': [0.865, 0.013, 'accent'],
    'border.strong': [0.57, 0.02, 'accent'],
    'field.border': [0.605, 0.018, 'accent'],
    'field.hover': [0.46, 0.024, 'accent'],
    'felt.on': [0.978, 0.008, 'accent'],
    'felt.muted': [0.895, 0.025, 'accent'],
    'game.jackpot': [0.48, 0.1, 'premium'],
    'game.win': [0.43, 0.115, 'green'],
    'game.loss': [0.475, 0.172, 'red'],
    'game.live': [0.53, 0.19, 'red'],
    'game.hot': [0.56, 0.19, 32],
    'game.onHot': [0.99, 0.01, 32],
    'game.onArt': [0.985, 0.006, 'accent'],
    'chart.one': [0.5, 0.15, 'accent'],
    'rank.one': [0.55, 0.07, 55],
    'rank.two': [0.58, 0.015, 250],
    'rank.three': [0.58, 0.11, 85],
    'rank.four': [0.52, 0.05, 200],
    'rank.five': [0.48, 0.13, 295],
    focus: [0.54, 0.13, 'premium'],
  },
  dark: {
    'text.primary': [0.955, 0.01, 'accent'],
    'text.secondary': [0.835, 0.016, 'accent'],
    'text.muted': [0.72, 0.02, 'accent'],
    'text.disabled': [0.53, 0.016, 'accent'],
    'text.link': [0.82, 0.13, 'accent'],
    'border.subtle': [0.288, 0.022, 'accent'],
    'border.base': [0.36, 0.025, 'accent'],
    'border.strong': [0.56, 0.028, 'accent'],
    'field.border': [0.545, 0.024, 'accent'],
    'field.hover': [0.66, 0.028, 'accent'],
    'felt.on': [0.97, 0.008, 'accent'],
    'felt.muted': [0.87, 0.025, 'accent'],
    'game.jackpot': [0.865, 0.125, 'premium'],
    'game.win': [0.83, 0.155, 'green'],
    'game.loss': [0.785, 0.125, 'red'],
    'game.live': [0.72, 0.17, 'red'],
    'game.hot': [0.7, 0.185, 36],
    'game.onHot': [0.19, 0.05, 36],
    'game.onArt': [0.975, 0.008, 'accent'],
    'chart.one': [0.78, 0.15, 'accent'],
    'rank.one': [0.68, 0.08, 55],
    'rank.two': [0.78, 0.015, 250],
    'rank.three': [0.82, 0.12, 88],
    'rank.four': [0.82, 0.05, 195],
    'rank.five': [0.74, 0.12, 300],
    focus: [0.88, 0.13, 'premium'],
  },
}

/** How a tone is built from its colour; `base` is given here only where the colour itself must not decide it. */
export const toneRungs: Record<
  Scheme,
  Readonly<Record<'soft' | 'text' | 'border', readonly [number, number]>>
> = {
  light: { soft: [0.947, 0.036], text: [0.45, 0.17], border: [0.75, 0.1] },
  dark: { soft: [0.285, 0.055], text: [0.815, 0.14], border: [0.48, 0.1] },
}

/** Series of a chart after the first, as steps around the wheel from it: far apart, alternating light and dark. */
export const chartTurns: Readonly<Record<string, readonly [turn: number, light: number, dark: number]>> = {
  two: [-90, 0.6, 0.82],
  three: [90, 0.5, 0.75],
  four: [-140, 0.55, 0.74],
  five: [145, 0.52, 0.76],
  six: [45, 0.56, 0.8],
}
