import { canHover, tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

export const games = style({
  display: 'grid',
  gap: tokens.space['2xs'],
  selectors: { '&[data-large]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gridAutoRows: '1fr' } },
})

export const game = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  minBlockSize: 52,
  padding: tokens.space.xs,
  borderRadius: tokens.radius.medium,
  outlineOffset: -2,
  '@media': { [canHover]: { selectors: { '&:hover': { background: tokens.color.surface.hover } } } },
})

export const icon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: tokens.radius.medium,
  background: tokens.color.accent.soft,
  color: tokens.color.accent.text,
  fontSize: tokens.type.size.lg,
})

export const words = style({ display: 'grid', minInlineSize: 0 })

export const name = style({
  fontSize: tokens.type.size.sm,
  fontWeight: tokens.type.weight.strong,
  // The header around it does not wrap text, and they would run into the next column.
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
})

export const count = style({ fontSize: tokens.type.size.xs, color: tokens.color.text.muted })
