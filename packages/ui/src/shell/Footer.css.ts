import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { canHover, from } from '../tokens/media.ts'

export const footer = style({
  background: tokens.color.surface.sunken,
  borderBlockStart: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
})

export const inner = style({
  display: 'grid',
  gap: tokens.space.xl,
  maxInlineSize: tokens.size.container.page,
  marginInline: 'auto',
  paddingInline: tokens.space.md,
  paddingBlock: tokens.space.xl,
  '@media': { [from('tablet')]: { paddingInline: tokens.space.lg, paddingBlock: tokens.space['2xl'] } },
})

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(148px, 1fr))',
  gap: tokens.space.lg,
})

export const title = style({
  marginBlockEnd: tokens.space.xs,
  fontSize: tokens.type.size.sm,
  fontWeight: tokens.type.weight.strong,
  color: tokens.color.text.primary,
})

export const links = style({ display: 'grid' })

export const link = style({
  overflowWrap: 'anywhere',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 36,
  fontSize: tokens.type.size.sm,
  color: tokens.color.text.muted,
  '@media': {
    [canHover]: {
      selectors: { '&:hover': { color: tokens.color.text.primary, textDecoration: 'underline' } },
    },
    '(pointer: coarse)': { minBlockSize: 44 },
  },
})

export const markRow = style({ display: 'grid', gap: tokens.space['2xs'] })

export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.xs })

export const mark = style({
  overflowWrap: 'anywhere',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 36,
  paddingInline: tokens.space.sm,
  border: `${tokens.line.thin} solid ${tokens.color.border.base}`,
  borderRadius: tokens.radius.small,
  background: tokens.color.surface.base,
  color: tokens.color.text.secondary,
  fontSize: tokens.type.size.xs,
  fontWeight: tokens.type.weight.strong,
})

/** As wide as it is high until it is loaded: the rows of logos do not wrap again with each one. */
export const markImage = style({ blockSize: 24, inlineSize: 'auto', minInlineSize: 24 })

export const house = style({
  display: 'grid',
  gap: tokens.space.md,
  alignItems: 'start',
  paddingBlockStart: tokens.space.lg,
  borderBlockStart: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
  '@media': {
    [from('desktop')]: { gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 320px)', gap: tokens.space.xl },
  },
})

export const words = style({ display: 'grid', gap: tokens.space.xs })

export const licence = style({
  maxInlineSize: '72ch',
  fontSize: tokens.type.size.xs,
  color: tokens.color.text.muted,
})

export const age = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.sm,
  fontSize: tokens.type.size.xs,
  color: tokens.color.text.secondary,
})

export const ageMark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 40,
  blockSize: 40,
  border: `${tokens.line.thick} solid ${tokens.color.critical.border}`,
  borderRadius: tokens.radius.full,
  color: tokens.color.critical.text,
  fontWeight: tokens.type.weight.heading,
  fontSize: tokens.type.size.xs,
})
