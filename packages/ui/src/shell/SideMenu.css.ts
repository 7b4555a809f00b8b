import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { canHover } from '../tokens/media.ts'

export const menu = style({
  display: 'grid',
  gap: tokens.space.lg,
  alignContent: 'start',
  minBlockSize: '100%',
  padding: tokens.space.sm,
  paddingBlockEnd: tokens.space.xl,
})

export const section = style({ display: 'grid', gap: tokens.space.xxs })

export const title = style({
  paddingInline: tokens.space.sm,
  fontSize: tokens.type.size.xs,
  fontWeight: tokens.type.weight.strong,
  color: tokens.color.text.muted,
})

export const items = style({ display: 'grid', gap: tokens.space.hair })

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.sm,
  minBlockSize: 44,
  paddingInline: tokens.space.sm,
  paddingBlock: tokens.space.xxs,
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
    [canHover]: {
      selectors: {
        '&:hover:not([aria-current])': {
          background: tokens.color.surface.hover,
          color: tokens.color.text.primary,
        },
      },
    },
  },
})

export const icon = style({
  flex: 'none',
  inlineSize: 22,
  fontSize: tokens.type.size.md,
  display: 'grid',
  placeItems: 'center',
})

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

export const extra = style({
  display: 'grid',
  gap: tokens.space.sm,
  paddingBlockStart: tokens.space.md,
  paddingInline: tokens.space.sm,
  borderBlockStart: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
})
