import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

/** No wider than a form is comfortable to fill in. */
export const page = style({ maxInlineSize: tokens.size.container.reading })

/** From one account to the other; one under the other on phones. */
export const route = style({
  display: 'grid',
  gap: tokens.space.sm,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    'screen and (min-width: 640px)': {
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      alignItems: 'stretch',
    },
  },
})

export const end = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: tokens.space['2xs'],
  padding: tokens.space.md,
  borderRadius: tokens.radius.medium,
  border: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
  background: tokens.color.surface.sunken,
  overflowWrap: 'anywhere',
})

/**
 * The icon is mirrored with the direction of reading automatically: beside each other nothing is added, below each
 * other a quarter.
 */
export const arrow = style({
  display: 'grid',
  placeItems: 'center',
  color: tokens.color.premium.text,
  '@media': {
    'screen and (max-width: 639.98px)': {
      transform: 'rotate(90deg)',
      selectors: { '&:dir(rtl)': { transform: 'rotate(-90deg)' } },
    },
  },
})
