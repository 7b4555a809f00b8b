import { from, tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

export const centre = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.md,
  alignItems: 'start',
  '@media': {
    [from('desktop')]: { gridTemplateColumns: '13rem minmax(0, 1fr)', gap: tokens.space.lg },
  },
})

export const menu = style({
  position: 'sticky',
  insetBlockStart: `calc(${tokens.size.header} + ${tokens.space.lg})`,
})

export const items = style({
  display: 'grid',
  gap: tokens.space['3xs'],
  padding: tokens.space.xs,
  borderRadius: tokens.radius.large,
  border: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
  background: tokens.color.surface.base,
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  minBlockSize: 44,
  paddingInline: tokens.space.sm,
  borderRadius: tokens.radius.medium,
  outlineOffset: -2,
  fontSize: tokens.type.size.sm,
  fontWeight: tokens.type.weight.medium,
  color: tokens.color.text.secondary,
  selectors: {
    '&[aria-current]': {
      background: tokens.color.accent.soft,
      color: tokens.color.accent.text,
      fontWeight: tokens.type.weight.strong,
    },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not([aria-current])': { color: tokens.color.text.primary } } },
  },
})

export const icon = style({ flex: 'none', display: 'grid', fontSize: tokens.type.size.md })

export const label = style({ flex: '1 1 auto' })

export const count = style({
  flex: 'none',
  minInlineSize: 20,
  paddingInline: 6,
  borderRadius: tokens.radius.full,
  background: tokens.color.critical.base,
  color: tokens.color.critical.on,
  fontSize: tokens.type.size.xs,
  fontWeight: tokens.type.weight.strong,
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})

export const page = style({ minInlineSize: 0 })

/** The link back from a page to the account, on a phone. */
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: tokens.space['2xs'],
  minBlockSize: 44,
  fontSize: tokens.type.size.sm,
  fontWeight: tokens.type.weight.medium,
  color: tokens.color.text.secondary,
})
