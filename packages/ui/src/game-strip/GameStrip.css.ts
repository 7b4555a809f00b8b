import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { below, canHover, from } from '../tokens/media.ts'
import { stripSettings } from './settings.ts'

/** Leaves rows that are off screen out of style and layout work. */
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.sm,
  contentVisibility: 'auto',
  // What a row takes, tiles being as wide as the phone lets them: what is below would move when it is drawn.
  containIntrinsicBlockSize: 'auto 250px',
  selectors: { '&[data-rows="2"]': { containIntrinsicBlockSize: 'auto 455px' } },
  '@media': { [below('tablet')]: { containIntrinsicBlockSize: 'auto calc(41.67vw + 78.4px)' } },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: tokens.space.xs,
  minBlockSize: 44,
})

export const icon = style({ flex: 'none', color: tokens.color.premium.text })

export const title = style({
  // Its words break the line before one of them is broken: then the end content wraps below.
  flex: '1 1 min-content',
  maxInlineSize: '100%',
  overflowWrap: 'break-word',
  textWrap: 'balance',
  fontFamily: tokens.type.family.heading,
  fontSize: tokens.type.size.xl,
  fontWeight: tokens.type.weight.heading,
  lineHeight: 'var(--bz-line-height-heading)',
  letterSpacing: tokens.type.tracking.heading,
  // On a phone the line is shared with what is at its end.
  '@media': { [below('tablet')]: { fontSize: tokens.type.size.lg } },
})

export const seeAll = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minBlockSize: 44,
  paddingInline: tokens.space.xs,
  borderRadius: tokens.radius.small,
  fontSize: tokens.type.size.sm,
  fontWeight: tokens.type.weight.strong,
  color: tokens.color.text.link,
  '@media': { [canHover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
})

export const arrows = style({ display: 'flex', flex: 'none', gap: tokens.space['2xs'] })

/**
 * Scrolls on a click what a finger swipes: where no pointer hovers it would only take space from the title, and in a
 * window as narrow as a phone there is none to take. The wheel, the arrow keys and "See all" are left there.
 */
export const pager = style({
  display: 'contents',
  '@media': {
    '(hover: none)': { display: 'none' },
    'screen and (max-width: 439.98px)': { display: 'none' },
  },
})

export const arrow = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  border: `${tokens.line.thin} solid ${tokens.color.border.base}`,
  borderRadius: tokens.radius.full,
  background: tokens.color.surface.base,
  color: tokens.color.text.secondary,
  selectors: {
    '&[aria-disabled=true]': { color: tokens.color.text.disabled, cursor: 'default' },
  },
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover:not([aria-disabled=true])': {
          background: tokens.color.surface.hover,
          color: tokens.color.text.primary,
        },
      },
    },
    '(pointer: coarse)': { inlineSize: 44, blockSize: 44 },
  },
})

const columns = (count: number, gap: string) => `calc((100% - ${count - 1} * ${gap}) / ${count})`

/** Space for focus rings is reserved inside the scrolling edge. */
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: columns(2.4, tokens.space.sm),
  columnGap: tokens.space.sm,
  rowGap: tokens.space.md,
  margin: -4,
  padding: 4,
  scrollPaddingInline: 4,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'none',
  selectors: { '&[data-rows="2"]': { gridTemplateRows: 'auto auto' } },
  '@media': {
    [from('tablet')]: { gridAutoColumns: columns(4, tokens.space.md), columnGap: tokens.space.md },
    [from('desktop')]: {
      gridAutoColumns: columns(stripSettings.columns, tokens.space.md),
      selectors: {
        '&[data-rows="1"]': { gridAutoColumns: columns(stripSettings.hotColumns, tokens.space.md) },
      },
    },
  },
})

export const cell = style({ scrollSnapAlign: 'start' })
