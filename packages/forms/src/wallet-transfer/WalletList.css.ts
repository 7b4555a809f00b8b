import { tokens } from '@baize/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

const { color, line, radius, space } = tokens

export const list = style({
  border: `${line.thin} solid ${color.border.subtle}`,
  borderRadius: radius.medium,
  background: color.surface.sunken,
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.xs,
  paddingBlock: space['2xs'],
  paddingInline: `${space.md} ${space.xs}`,
  minBlockSize: '52px',
  selectors: { '&:not(:first-child)': { borderBlockStart: `${line.thin} solid ${color.border.subtle}` } },
})

/** The name and what is in it; on a phone one below the other where they do not fit side by side. */
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.sm,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

globalStyle(`${words} > :last-child`, { marginInlineStart: 'auto', textAlign: 'end' })
