import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { below, canHover, from } from '../tokens/media.ts'

const { space, color, radius, line, type } = tokens

export const announcements = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.md })

/** From a tablet on, titles stand at the start and the open one's words at the end; on a phone each opens under its title. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'minmax(180px, 2fr) minmax(0, 3fr)',
      // The words may be longer than all titles together: the last row takes what is more.
      gridTemplateRows: 'repeat(24, auto) 1fr',
      columnGap: space.lg,
    },
  },
})

export const item = style({
  '@media': {
    [from('tablet')]: { display: 'contents' },
    [below('tablet')]: { borderBlockEnd: `${line.thin} solid ${color.border.subtle}` },
  },
})

export const title = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.xs,
  inlineSize: '100%',
  minBlockSize: '48px',
  paddingBlock: space.xs,
  paddingInline: space.sm,
  borderRadius: radius.medium,
  outlineOffset: '-2px',
  textAlign: 'start',
  fontWeight: type.weight.medium,
  selectors: {
    '&[aria-expanded=true]': { background: color.surface.selected, fontWeight: type.weight.strong },
  },
  '@media': {
    [from('tablet')]: { gridColumn: '1' },
    [canHover]: {
      selectors: { '&:hover:not([aria-expanded=true])': { background: color.surface.hover } },
    },
  },
})

export const words = style({ display: 'grid', gap: space['3xs'] })
export const name = style({ overflowWrap: 'anywhere' })
export const time = style({
  fontSize: type.size.xs,
  color: color.text.muted,
  fontWeight: type.weight.regular,
})

export const arrow = style({
  color: color.text.muted,
  selectors: { [`${title}[aria-expanded=true] &`]: { rotate: '180deg' } },
  '@media': {
    [from('tablet')]: {
      selectors: {
        [`${title} &, ${title}[aria-expanded=true] &`]: { rotate: '-90deg' },
        [`${title}:dir(rtl) &, ${title}[aria-expanded=true]:dir(rtl) &`]: { rotate: '90deg' },
      },
    },
  },
})

export const detail = style({
  overflowWrap: 'anywhere',
  '@media': {
    [from('tablet')]: {
      gridColumn: '2',
      gridRow: '1 / -1',
      paddingInlineStart: space.lg,
      borderInlineStart: `${line.thin} solid ${color.border.subtle}`,
    },
    [below('tablet')]: { paddingInline: space.sm, paddingBlock: `${space.sm} ${space.md}` },
  },
})

/** Where nothing is open there is nothing beside the titles; under them, on a phone, nothing is missed. */
export const hint = style([
  detail,
  {
    display: 'grid',
    placeItems: 'center',
    minBlockSize: '8rem',
    color: color.text.muted,
    '@media': { [below('tablet')]: { display: 'none' } },
  },
])

export const heading = style({
  paddingBlockEnd: space.sm,
  '@media': { [below('tablet')]: { display: 'none' } },
})
