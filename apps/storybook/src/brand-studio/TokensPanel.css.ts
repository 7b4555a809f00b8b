import { canHover, tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

const { space, color, type, radius, line, size } = tokens

export const group = style({
  background: color.surface.base,
  border: `${line.thin} solid ${color.border.subtle}`,
  borderRadius: radius.medium,
})

export const opener = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  inlineSize: '100%',
  minBlockSize: size.control.medium,
  paddingInline: space.sm,
  borderRadius: 'inherit',
  textAlign: 'start',
  '@media': { [canHover]: { selectors: { '&:hover': { background: color.surface.hover } } } },
})

export const title = style({ flex: 1, fontWeight: type.weight.strong })

export const mark = style({
  display: 'flex',
  color: color.text.muted,
  selectors: {
    '[aria-expanded=false] > &': { rotate: '-90deg' },
    '[dir=rtl] [aria-expanded=false] > &': { rotate: '90deg' },
  },
})

export const roles = style({
  display: 'grid',
  gap: space.md,
  padding: space.sm,
  paddingBlockStart: space.xs,
})
