import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

/** Colour of a series' marks; shape and pattern distinguish them too. */
const mark = createVar()
export const left = createVar()

const { chart } = tokens.color
export const series = styleVariants(
  { one: chart.one, two: chart.two, three: chart.three, four: chart.four, five: chart.five, six: chart.six },
  (value) => ({
    vars: { [mark]: value },
    '@media': { '(forced-colors: active)': { vars: { [mark]: 'CanvasText' } } },
  }),
)
/** The class of the marks of a series by its place. */
export const seriesClasses = [
  series.one,
  series.two,
  series.three,
  series.four,
  series.five,
  series.six,
] as const

export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.sm,
  // Beside a longer one a chart begins at the same height.
  alignContent: 'start',
  position: 'relative',
  minInlineSize: 0,
  margin: 0,
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.xs,
})

export const title = style({
  flex: '1 1 144px',
  minInlineSize: 0,
  fontSize: tokens.type.size.md,
  fontWeight: tokens.type.weight.strong,
  overflowWrap: 'anywhere',
})

export const actions = style({ '@media': { print: { display: 'none' } } })

export const summary = style({
  fontSize: tokens.type.size.sm,
  color: tokens.color.text.secondary,
  overflowWrap: 'anywhere',
})

export const note = style({ fontSize: tokens.type.size.xs, color: tokens.color.text.muted })

export const plot = style({
  position: 'relative',
  blockSize: 260,
  borderRadius: tokens.radius.small,
  selectors: {
    '&:has(input:focus-visible)': {
      outline: `${tokens.line.focus} solid ${tokens.color.focus}`,
      outlineOffset: tokens.line.focusOffset,
    },
  },
})

export const svg = style({ display: 'block', inlineSize: '100%', blockSize: '100%', overflow: 'hidden' })

/** Lies over the marks, unseen: arrows, fingers and screen readers move through the points by it. */
export const reader = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'crosshair',
  touchAction: 'pan-y',
})

export const grid = style({ stroke: tokens.color.border.subtle, strokeWidth: 1 })
export const zero = style({ stroke: tokens.color.border.strong, strokeWidth: 1 })
export const cursor = style({ stroke: tokens.color.border.strong, strokeWidth: 1, strokeDasharray: '3 3' })
export const axisText = style({
  fill: tokens.color.text.muted,
  fontSize: tokens.type.size.xs,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
})
export const upright = style({ direction: 'ltr' })

export const line = style({
  fill: 'none',
  stroke: mark,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
})
export const point = style({ fill: mark, stroke: tokens.color.surface.base, strokeWidth: 1 })
export const patch = style({ fill: mark })
export const hatch = style({
  stroke: tokens.color.surface.base,
  strokeWidth: 1.5,
  fill: tokens.color.surface.base,
})
export const bar = style({ stroke: mark, strokeWidth: 1 })
export const slice = style({ stroke: tokens.color.surface.base, strokeWidth: 2 })

for (const name of [grid, zero, cursor])
  globalStyle(`${name}`, { '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } } })
globalStyle(`:is(${point}, ${slice}, ${hatch})`, {
  '@media': { '(forced-colors: active)': { stroke: 'Canvas' } },
})

export const tip = style({
  vars: { [left]: '0px' },
  position: 'absolute',
  zIndex: tokens.z.raised,
  insetBlockStart: tokens.space['2xs'],
  left,
  maxInlineSize: 'min(240px, 100%)',
  padding: tokens.space.xs,
  border: `${tokens.line.thin} solid ${tokens.color.border.base}`,
  borderRadius: tokens.radius.medium,
  background: tokens.color.surface.overlay,
  boxShadow: tokens.elevation.mid,
  color: tokens.color.text.primary,
  fontSize: tokens.type.size.xs,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  pointerEvents: 'none',
})

export const tipTitle = style({ fontWeight: tokens.type.weight.strong })

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tokens.space.md,
  rowGap: tokens.space['2xs'],
  fontSize: tokens.type.size.sm,
})

export const key = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const swatch = style({ flex: 'none', inlineSize: 24, blockSize: 14 })

export const shares = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.lg,
})
export const ring = style([
  plot,
  { flex: 'none', inlineSize: 200, blockSize: 200, maxInlineSize: '100%', borderRadius: tokens.radius.full },
])
export const strip = style([plot, { flex: '1 1 100%', blockSize: 40 }])
export const partList = style({
  flex: '1 1 220px',
  minInlineSize: 0,
  maxInlineSize: 560,
  display: 'grid',
  gap: tokens.space['2xs'],
  fontSize: tokens.type.size.sm,
})
export const part = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  paddingInline: tokens.space['2xs'],
  borderRadius: tokens.radius.small,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-read]': { background: tokens.color.surface.selected } },
})
export const partLabel = style({
  flex: '1 1 0',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
/** Ordinary figures stay whole beside a long name, a huge one breaks. */
export const partValue = style({
  flex: 'none',
  maxInlineSize: '50%',
  textAlign: 'end',
  overflowWrap: 'anywhere',
  color: tokens.color.text.secondary,
})
export const partShare = style({ flex: 'none', minInlineSize: '6ch', textAlign: 'end' })
