import { from, tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

export const hero = style({
  position: 'relative',
  display: 'grid',
  minBlockSize: '13rem',
  overflow: 'hidden',
  borderRadius: tokens.radius.large,
  background: tokens.color.felt.deep,
  color: tokens.color.game.onArt,
  '@media': { [from('tablet')]: { minBlockSize: '18rem' } },
})

export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  selectors: { '&[data-over]': { filter: 'grayscale(0.85)' } },
})

/** Text has a background of its own, whatever the image shows. */
export const words = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'start',
  gap: tokens.space.xs,
  padding: tokens.space.lg,
  background: `linear-gradient(to top, ${tokens.color.game.artScrim} 30%, color-mix(in srgb, ${tokens.color.game.artScrim} 62%, transparent) 70%, transparent)`,
  overflowWrap: 'anywhere',
})
