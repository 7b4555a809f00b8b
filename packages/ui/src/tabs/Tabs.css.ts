import { style } from '@vanilla-extract/css'
import { toned } from '../private/tone.css.ts'
import { tokens } from '../tokens/contract.css.ts'
import { canHover } from '../tokens/media.ts'

export const tabs = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.md })

export const list = style({
  display: 'flex',
  gap: tokens.space['3xs'],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 calc(-1 * ${tokens.line.thin}) ${tokens.color.border.base}`,
})

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '0 0 auto',
  gap: tokens.space.xs,
  minBlockSize: 44,
  paddingInline: tokens.space.md,
  borderBlockEnd: `${tokens.line.thick} solid transparent`,
  borderStartStartRadius: tokens.radius.small,
  borderStartEndRadius: tokens.radius.small,
  outlineOffset: -3,
  whiteSpace: 'nowrap',
  fontWeight: tokens.type.weight.medium,
  color: tokens.color.text.muted,
  selectors: {
    '&[aria-selected=true]': {
      borderBlockEndColor: tokens.color.accent.base,
      color: tokens.color.text.primary,
      fontWeight: tokens.type.weight.strong,
    },
  },
  '@media': { [canHover]: { selectors: { '&:hover': { color: tokens.color.text.primary } } } },
})

export const count = style({
  minInlineSize: 20,
  paddingInline: 6,
  borderRadius: tokens.radius.full,
  background: toned.base,
  color: toned.on,
  fontSize: tokens.type.size.xs,
  fontWeight: tokens.type.weight.strong,
  lineHeight: '20px',
})

export const panel = style({ borderRadius: tokens.radius.small, outlineOffset: 4 })
