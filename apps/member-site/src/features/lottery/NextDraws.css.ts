import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

const { space, color, line, radius, type } = tokens

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
})

export const draws = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
  gap: space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const draw = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.xs,
  blockSize: '100%',
  padding: space.sm,
  border: `${line.thin} solid ${color.border.subtle}`,
  borderRadius: radius.large,
  background: color.surface.base,
  color: color.text.primary,
  textDecoration: 'none',
  selectors: { 'a&:hover': { borderColor: color.premium.border } },
})

export const name = style({ fontWeight: type.weight.strong, overflowWrap: 'anywhere' })

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: space.sm,
  fontSize: type.size.sm,
  color: color.text.muted,
})

export const time = style({
  color: color.text.primary,
  fontSize: type.size.lg,
  fontWeight: type.weight.strong,
  fontVariantNumeric: 'tabular-nums',
})

export const result = style({
  display: 'grid',
  gap: space['3xs'],
  fontSize: type.size.sm,
  color: color.text.muted,
})
