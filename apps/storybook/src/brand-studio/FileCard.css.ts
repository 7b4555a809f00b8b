import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

const { space, color, line, radius } = tokens

export const drop = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xs,
  padding: space.md,
  border: `${line.thick} dashed ${color.border.strong}`,
  borderRadius: radius.medium,
  selectors: { '&[data-over]': { borderColor: color.accent.base, background: color.surface.hover } },
})

export const sentences = style({ display: 'grid', gap: space['2xs'], overflowWrap: 'anywhere' })
