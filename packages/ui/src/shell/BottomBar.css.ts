import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

export const bar = style({
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: tokens.color.surface.base,
  borderBlockStart: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
  boxShadow: tokens.elevation.mid,
})

export const items = style({ display: 'flex', blockSize: 64 })

export const cell = style({ flex: '1 1 0' })

export const item = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: tokens.space['3xs'],
  blockSize: '100%',
  paddingInline: tokens.space['3xs'],
  outlineOffset: -4,
  color: tokens.color.text.muted,
  selectors: { '&[aria-current]': { color: tokens.color.accent.text } },
})

export const icon = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 48,
  blockSize: 28,
  fontSize: tokens.type.size.lg,
  borderRadius: tokens.radius.full,
  selectors: {
    [`${item}[aria-current] &`]: { background: tokens.color.accent.soft },
    [`${item}[data-emphasised] &`]: { background: tokens.color.accent.base, color: tokens.color.accent.on },
  },
})

export const count = style({
  position: 'absolute',
  insetBlockStart: -6,
  insetInlineEnd: 0,
  minInlineSize: 18,
  paddingInline: 5,
  borderRadius: tokens.radius.full,
  background: tokens.color.critical.base,
  color: tokens.color.critical.on,
  fontSize: tokens.type.size.xs,
  fontWeight: tokens.type.weight.strong,
  lineHeight: '18px',
  textAlign: 'center',
})

/** Two lines where a language needs them: a word that is cut says less than a small one. */
export const label = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  maxInlineSize: '100%',
  // Letters of tall scripts reach beyond lines as close as two of them have to be here.
  overflow: 'clip',
  overflowClipMargin: 4,
  lineHeight: 'min(var(--bz-line-height-heading), 1.4)',
  textAlign: 'center',
  fontSize: tokens.type.size.xs,
  fontWeight: tokens.type.weight.medium,
})
