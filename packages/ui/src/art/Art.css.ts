import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

/** How many ways a ground is painted. */
export const paints = 5

/** Darker towards black, so that a bright colour of the dark scheme still makes a deep ground. */
const shade = (color: string, share: number) =>
  `color-mix(in oklab, ${color} ${share}%, ${tokens.color.game.artScrim})`

const paint = (inner: string, middle: string, outer: string) => ({
  background: `radial-gradient(120% 150% at 68% 28%, ${inner}, ${middle} 48%, ${outer} 96%), ${tokens.color.felt.deep}`,
})
const painted = (color: string) => paint(shade(color, 72), shade(color, 40), shade(color, 20))

/** As deep in the dark scheme as in the light one: a pressed control is darker there, and what is on it lighter. */
const redInk = `color-mix(in oklab, ${tokens.color.critical.pressed} 84%, ${tokens.color.critical.on})`

/** Mirrored where the page runs from right to left, so that the content at its end stays there. */
export const art = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  selectors: {
    '&:dir(rtl)': { transform: 'scaleX(-1)' },
    '&[data-paint="0"]': paint(tokens.color.felt.line, tokens.color.felt.base, tokens.color.felt.deep),
    '&[data-paint="1"]': painted(tokens.color.premium.pressed),
    '&[data-paint="2"]': painted(redInk),
    '&[data-paint="3"]': painted(tokens.color.info.base),
    '&[data-paint="4"]': painted(tokens.color.rank.five),
    '&[data-dimmed]': { filter: 'grayscale(0.85)', opacity: 0.7 },
  },
})

export const ring = style({ fill: 'none', stroke: tokens.color.felt.on, strokeWidth: 1.2, opacity: 0.16 })
export const spark = style({ fill: tokens.color.felt.on, opacity: 0.16 })
export const shadow = style({ fill: tokens.color.felt.deep, opacity: 0.5 })

export const ivory = style({ fill: tokens.color.felt.on })
export const pale = style({ fill: tokens.color.felt.muted })
export const shine = style({ fill: tokens.color.premium.base })
export const brass = style({ fill: tokens.color.premium.pressed })
export const deep = style({ fill: tokens.color.felt.deep })
export const cloth = style({ fill: tokens.color.felt.base })
export const crimson = style({ fill: redInk })
export const wine = style({ fill: shade(redInk, 62) })

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
export const ivoryLine = style({ ...line, stroke: tokens.color.felt.on })
export const goldLine = style({ ...line, stroke: tokens.color.premium.base })
export const brassLine = style({ ...line, stroke: tokens.color.premium.pressed })
export const deepLine = style({ ...line, stroke: tokens.color.felt.deep })
export const redLine = style({ ...line, stroke: redInk })

export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  background: tokens.color.surface.raised,
  color: 'transparent',
  selectors: { '&[data-dimmed]': { filter: 'grayscale(0.85)', opacity: 0.7 } },
})
