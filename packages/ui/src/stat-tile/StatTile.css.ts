import { globalStyle, style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { canHover } from '../tokens/media.ts'

export const tile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: tokens.space['2xs'],
  containerType: 'inline-size',
  padding: tokens.space.md,
  border: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
  borderRadius: tokens.radius.large,
  background: tokens.color.surface.base,
  boxShadow: tokens.elevation.low,
  selectors: {
    '&[data-featured]': {
      border: `${tokens.line.thin} solid ${tokens.color.felt.line}`,
      background: `radial-gradient(140% 160% at 90% 0%, ${tokens.color.felt.base}, ${tokens.color.felt.deep})`,
      color: tokens.color.felt.on,
    },
  },
  '@media': {
    [canHover]: {
      selectors: {
        'a&:hover': { borderColor: tokens.color.accent.border },
      },
    },
  },
})

export const head = style({ display: 'flex', justifyContent: 'space-between', gap: tokens.space.xs })

export const label = style({
  fontSize: tokens.type.size.sm,
  color: tokens.color.text.muted,
  selectors: { [`${tile}[data-featured] &`]: { color: tokens.color.felt.muted } },
})

export const icon = style({
  flex: 'none',
  color: tokens.color.premium.text,
  selectors: { [`${tile}[data-featured] &`]: { color: tokens.color.premium.base } },
})

export const value = style({
  fontFamily: tokens.type.family.figures,
  // Ordinary amounts stay whole: a narrow tile writes them smaller.
  fontSize: `clamp(${tokens.type.size.md}, 15cqi, ${tokens.type.size['2xl']})`,
  fontWeight: tokens.type.weight.heading,
  lineHeight: 'var(--bz-line-height-heading)',
  letterSpacing: tokens.type.tracking.heading,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

// Only a huge one breaks, rather than leave its tile, and its sign stays with it.
globalStyle(`${value} > span`, { whiteSpace: 'normal', wordBreak: 'break-all' })
// A countdown breaks between its words.
globalStyle(`${value} [role=timer]`, { wordBreak: 'normal' })

// A win or a loss keeps its sign on the cloth; its colour would not be seen there.
globalStyle(`${tile}[data-featured] ${value} > span`, { color: tokens.color.felt.on })

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: tokens.space.xs,
  fontSize: tokens.type.size.sm,
})

export const delta = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space['2xs'],
  fontWeight: tokens.type.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-good=good]': { color: tokens.color.positive.text },
    '&[data-good=bad]': { color: tokens.color.critical.text },
    '&[data-good=neutral]': { color: tokens.color.text.muted },
    [`${tile}[data-featured] &`]: { color: tokens.color.felt.on },
  },
})

export const note = style({
  color: tokens.color.text.muted,
  selectors: { [`${tile}[data-featured] &`]: { color: tokens.color.felt.muted } },
})
