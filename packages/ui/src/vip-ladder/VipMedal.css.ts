import { createVar, style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

const metal = createVar()

export const medal = style({
  flex: 'none',
  selectors: {
    '&[data-metal="1"]': { vars: { [metal]: tokens.color.rank.one } },
    '&[data-metal="2"]': { vars: { [metal]: tokens.color.rank.two } },
    '&[data-metal="3"]': { vars: { [metal]: tokens.color.rank.three } },
    '&[data-metal="4"]': { vars: { [metal]: tokens.color.rank.four } },
    '&[data-metal="5"]': { vars: { [metal]: tokens.color.rank.five } },
  },
})

export const edge = style({ fill: metal })

export const face = style({
  fill: `color-mix(in oklab, ${metal} 62%, ${tokens.color.felt.deep})`,
  selectors: { [`${medal}[data-faint] &`]: { fill: tokens.color.surface.base } },
})

export const ring = style({
  fill: 'none',
  stroke: metal,
  strokeWidth: 1.5,
  strokeDasharray: '2 3',
})

export const mark = style({
  fill: tokens.color.felt.on,
  selectors: { [`${medal}[data-faint] &`]: { fill: metal } },
})
