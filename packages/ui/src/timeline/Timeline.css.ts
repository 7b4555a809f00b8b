import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

export const timeline = style({ display: 'grid' })

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: tokens.space.sm,
  paddingBlockEnd: tokens.space.lg,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: '28px 0',
      insetInlineStart: 13,
      inlineSize: 2,
      background: tokens.color.border.base,
    },
    '&[data-state=done]:not(:last-child)::before': { background: tokens.color.accent.border },
  },
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: tokens.radius.full,
  selectors: {
    [`${step}[data-state=done] &`]: { background: tokens.color.accent.soft, color: tokens.color.accent.text },
    [`${step}[data-state=current] &`]: {
      background: tokens.color.premium.base,
      color: tokens.color.premium.on,
      boxShadow: `0 0 0 4px ${tokens.color.premium.soft}`,
    },
    [`${step}[data-state=upcoming] &`]: {
      border: `${tokens.line.thick} dashed ${tokens.color.border.strong}`,
    },
    [`${step}[data-state=failed] &`]: {
      background: tokens.color.critical.base,
      color: tokens.color.critical.on,
    },
  },
})

export const words = style({ display: 'grid', gap: tokens.space['3xs'], paddingBlockStart: 2 })

export const title = style({
  fontWeight: tokens.type.weight.medium,
  selectors: {
    [`${step}[data-state=current] &`]: { fontWeight: tokens.type.weight.strong },
    [`${step}[data-state=upcoming] &`]: { color: tokens.color.text.muted },
  },
})

export const time = style({
  fontSize: tokens.type.size.sm,
  color: tokens.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
})

export const reason = style({
  fontSize: tokens.type.size.sm,
  color: tokens.color.text.secondary,
  selectors: { [`${step}[data-state=failed] &`]: { color: tokens.color.critical.text } },
})
