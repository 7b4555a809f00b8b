import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

export const rail = style({
  display: 'flex',
  gap: tokens.space.xs,
  marginBlock: -4,
  paddingBlock: 4,
  paddingInline: 0,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  scrollSnapType: 'x proximity',
  listStyle: 'none',
})

/** As high as the rail, so that what is below it does not move. */
export const railPending = style({ minBlockSize: 48 })

export const railItem = style({ flex: '0 0 auto', scrollSnapAlign: 'start' })

export const vendor = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  minBlockSize: 48,
  maxInlineSize: 220,
  paddingBlock: 3,
  paddingInline: `4px ${tokens.space.sm}`,
  border: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
  borderRadius: tokens.radius.large,
  background: tokens.color.surface.base,
  color: tokens.color.text.primary,
  fontSize: tokens.type.size.sm,
  fontWeight: tokens.type.weight.medium,
  textDecoration: 'none',
  // The row scrolls, and would cut a ring around the first and the last one.
  outlineOffset: -2,
  selectors: {
    '&[aria-current]': {
      borderColor: tokens.color.accent.border,
      background: tokens.color.accent.soft,
      color: tokens.color.accent.text,
      fontWeight: tokens.type.weight.strong,
    },
    '&[data-plain]': { paddingInline: tokens.space.md },
    '&[data-shut]': { color: tokens.color.text.muted },
  },
})

export const vendorName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const vendorPicture = style({
  position: 'relative',
  flex: '0 0 auto',
  inlineSize: 52,
  blockSize: 38,
  overflow: 'hidden',
  borderRadius: tokens.radius.medium,
})

export const picture = style({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })
