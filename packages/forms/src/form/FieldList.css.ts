import { tokens } from '@baize/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, line, radius, space } = tokens

export const entry = style({
  minInlineSize: 0,
  padding: space.md,
  border: `${line.thin} solid ${color.border.subtle}`,
  borderRadius: radius.medium,
  background: color.surface.sunken,
})

export const head = style({
  display: 'flex',
  // A long word of either is whole: the button is then below.
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.sm,
  minBlockSize: '36px',
  marginBlockEnd: space.xs,
})

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  columnGap: space.sm,
})

/** Labels may take two lines and a problem may stand under one alone: all boxes of a row stay on one line. */
globalStyle(`${fields} > *`, {
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  rowGap: space['2xs'],
  paddingBlockEnd: space.xs,
})
globalStyle(`${fields} > * > label`, { alignSelf: 'end' })
