import { canHover, from, tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

const { space, color, radius, type } = tokens

export const help = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.lg,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'minmax(160px, 1fr) minmax(0, 3fr)', alignItems: 'start' },
  },
})

/** In view while the text beside it is read. */
export const contents = style({
  '@media': { [from('tablet')]: { position: 'sticky', insetBlockStart: space.md } },
})

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  '@media': { [from('tablet')]: { flexDirection: 'column', gap: space['3xs'] } },
})

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '44px',
  paddingInline: space.sm,
  borderRadius: radius.medium,
  color: color.text.primary,
  textDecoration: 'none',
  outlineOffset: '-2px',
  background: color.surface.hover,
  selectors: {
    '&[aria-current]': { background: color.surface.selected, fontWeight: type.weight.strong },
  },
  '@media': {
    [from('tablet')]: {
      background: 'transparent',
      selectors: { '&[aria-current]': { background: color.surface.selected } },
    },
    [canHover]: { selectors: { '&:hover': { background: color.surface.hover } } },
  },
})

export const sections = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.xl })

export const section = style({ scrollMarginBlockStart: space.xl })

export const head = style({ marginBlockEnd: space.sm })
