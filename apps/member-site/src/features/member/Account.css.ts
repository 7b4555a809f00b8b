import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

const { color, line, radius, space, type } = tokens

export const list = style({
  display: 'grid',
  overflow: 'hidden',
  border: `${line.thin} solid ${color.border.subtle}`,
  borderRadius: radius.large,
  background: color.surface.base,
})

export const page = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: 56,
  paddingInline: space.md,
  paddingBlock: space.xs,
  outlineOffset: -3,
  selectors: {
    'li:not(:last-child) > &': { borderBlockEnd: `${line.thin} solid ${color.border.subtle}` },
  },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.surface.hover } } } },
})

export const icon = style({ flex: 'none', display: 'grid', fontSize: type.size.lg, color: color.accent.text })

export const words = style({ flex: '1 1 auto', display: 'grid', minInlineSize: 0 })

export const label = style({ fontWeight: type.weight.medium })

export const summary = style({
  fontSize: type.size.sm,
  color: color.text.muted,
  overflowWrap: 'anywhere',
})

export const onward = style({ flex: 'none', display: 'grid', color: color.text.muted })

export const count = style({
  flex: 'none',
  minInlineSize: 20,
  paddingInline: 6,
  borderRadius: radius.full,
  background: color.critical.base,
  color: color.critical.on,
  fontSize: type.size.xs,
  fontWeight: type.weight.strong,
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: space.xs,
})

export const tile = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: 48,
  paddingInline: space.sm,
  borderRadius: radius.medium,
  background: color.surface.sunken,
  fontSize: type.size.sm,
  fontWeight: type.weight.medium,
})
