import { from, tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

export const centre = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.md,
  alignItems: 'start',
  '@media': {
    [from('wide')]: { gridTemplateColumns: '14rem minmax(0, 1fr)', gap: tokens.space.xl },
  },
})

export const menu = style({
  '@media': {
    [from('wide')]: {
      position: 'sticky',
      insetBlockStart: `calc(${tokens.size.header} + ${tokens.space.lg})`,
    },
  },
})

export const items = style({
  display: 'flex',
  gap: tokens.space.xs,
  marginInline: `calc(-1 * ${tokens.space.md})`,
  paddingInline: tokens.space.md,
  paddingBlock: tokens.space.hair,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': {
    [from('wide')]: {
      display: 'grid',
      gap: tokens.space.hair,
      marginInline: 0,
      padding: tokens.space.xs,
      overflow: 'visible',
      borderRadius: tokens.radius.large,
      border: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
      background: tokens.color.surface.base,
    },
  },
})

/** The strip scrolls: no place in it gives way to the others. */
export const place = style({ flex: 'none' })

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  minBlockSize: 44,
  paddingInline: tokens.space.sm,
  borderRadius: tokens.radius.full,
  border: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
  background: tokens.color.surface.base,
  outlineOffset: -2,
  whiteSpace: 'nowrap',
  fontSize: tokens.type.size.sm,
  fontWeight: tokens.type.weight.medium,
  color: tokens.color.text.secondary,
  selectors: {
    '&[aria-current]': {
      borderColor: tokens.color.accent.border,
      background: tokens.color.accent.soft,
      color: tokens.color.accent.text,
      fontWeight: tokens.type.weight.strong,
    },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not([aria-current])': { color: tokens.color.text.primary } } },
    [from('wide')]: {
      border: 'none',
      borderRadius: tokens.radius.medium,
      whiteSpace: 'normal',
    },
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
