import { from, tokens } from '@baize/ui/tokens'
import { keyframes, style } from '@vanilla-extract/css'

const { space, color, line, radius, type } = tokens

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
})

export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
  gap: space.sm,
  maxInlineSize: 560,
})

export const competition = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  overflowWrap: 'anywhere',
})

export const matches = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** Teams above their odds on a phone, beside them where there is space. */
export const match = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.sm,
  padding: space.sm,
  border: `${line.thin} solid ${color.border.subtle}`,
  borderRadius: radius.large,
  background: color.surface.base,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(240px, 320px)', gap: space.md },
  },
})

export const facts = style({ display: 'grid', gap: space['2xs'], minInlineSize: 0 })

export const when = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  fontSize: type.size.sm,
  color: color.text.muted,
})

export const teams = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.md,
  rowGap: space['3xs'],
  overflowWrap: 'anywhere',
  fontWeight: type.weight.medium,
})

const changed = keyframes({ from: { background: color.premium.soft, color: color.premium.text } })

export const goals = style({
  minInlineSize: '2ch',
  paddingInline: space['2xs'],
  borderRadius: radius.small,
  fontWeight: type.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: { '&[data-changed]': { animation: `${changed} 2s ease-out` } },
    },
  },
})

export const odds = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const price = style({
  display: 'grid',
  justifyItems: 'center',
  minBlockSize: 48,
  paddingBlock: space['2xs'],
  paddingInline: space.xs,
  border: `${line.thin} solid ${color.border.base}`,
  borderRadius: radius.medium,
  background: color.surface.sunken,
  color: color.text.primary,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  selectors: {
    'a&:hover': { borderColor: color.premium.border, background: color.surface.hover },
    '&[data-closed]': { color: color.text.muted },
  },
})

export const side = style({ fontSize: type.size.xs, color: color.text.muted })

export const value = style({ fontWeight: type.weight.strong })

export const none = style({ fontSize: type.size.sm, color: color.text.muted })
