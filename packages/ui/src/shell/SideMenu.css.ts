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

export const section = style({ display: 'grid', gap: tokens.space['2xs'] })

/** Names that icons stand for: for screen readers, and under the pointer. */
const unseen = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
const compact = `${menu}[data-compact] &`

export const title = style({
  selectors: { [compact]: unseen },
  paddingInline: tokens.space.sm,
  fontSize: tokens.type.size.xs,
  fontWeight: tokens.type.weight.strong,
  color: tokens.color.text.muted,
})

export const items = style({ display: 'grid', gap: tokens.space['3xs'] })

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.sm,
  minBlockSize: 44,
  paddingInline: tokens.space.sm,
  paddingBlock: tokens.space['2xs'],
  borderRadius: tokens.radius.medium,
  outlineOffset: -2,
  fontSize: tokens.type.size.sm,
  fontWeight: tokens.type.weight.medium,
  color: tokens.color.text.secondary,
  selectors: {
    [compact]: { position: 'relative', justifyContent: 'center', paddingInline: 0 },
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

export const label = style({ flex: '1 1 auto', selectors: { [compact]: unseen } })

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
  selectors: { [compact]: { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 } },
})

export const extra = style({
  display: 'grid',
  gap: tokens.space.sm,
  paddingBlockStart: tokens.space.md,
  paddingInline: tokens.space.sm,
  borderBlockStart: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
})
