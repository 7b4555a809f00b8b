import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { canHover } from '../tokens/media.ts'

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  blockSize: '100%',
  overflow: 'hidden',
  border: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
  borderRadius: tokens.radius.large,
  background: tokens.color.surface.base,
  boxShadow: tokens.elevation.low,
  '@media': {
    [canHover]: { selectors: { '&:hover': { borderColor: tokens.color.premium.border } } },
  },
})

export const picture = style({ position: 'relative', aspectRatio: '16 / 10', overflow: 'hidden' })

export const shut = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space['2xs'],
  paddingBlock: tokens.space['2xs'],
  paddingInline: tokens.space.xs,
  background: tokens.color.game.artScrim,
  color: tokens.color.game.onArt,
  fontSize: tokens.type.size.xs,
  fontWeight: tokens.type.weight.strong,
  textAlign: 'center',
})

export const footer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  gap: tokens.space.xs,
  padding: tokens.space.sm,
})

export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' })

export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: tokens.type.size.md,
  fontWeight: tokens.type.weight.strong,
  lineHeight: 'var(--bz-line-height-heading)',
  overflowWrap: 'anywhere',
})

export const detail = style({ fontSize: tokens.type.size.sm, color: tokens.color.text.muted })
