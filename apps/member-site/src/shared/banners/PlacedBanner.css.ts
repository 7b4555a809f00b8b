import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

const { color, space, radius, line, type } = tokens

/** As tall before it loads: a banner below a form does not move the form. */
const height = '5.5rem'

export const room = style({ minBlockSize: height })

export const banner = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: height,
  padding: space.xs,
  borderRadius: radius.medium,
  border: `${line.thin} solid ${color.border.subtle}`,
  background: color.surface.sunken,
  selectors: {
    '&:has(:focus-visible)': { outline: `${line.focus} solid ${color.focus}`, outlineOffset: '1px' },
  },
})

export const picture = style({
  // In a narrow place, as the side menu, the text is below, and the image is as wide as the text.
  flex: '1 0 6rem',
  minInlineSize: 0,
  blockSize: '4.25rem',
  objectFit: 'cover',
  // An image's subject is at its end: the text of a wide banner is at its start.
  objectPosition: '85% 50%',
  borderRadius: radius.small,
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
})

export const words = style({ flex: '999 1 9rem', display: 'grid', gap: space['3xs'], minInlineSize: 0 })

export const title = style({
  fontWeight: type.weight.strong,
  overflowWrap: 'anywhere',
})

/** The title's link covers the whole banner. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none' },
  },
})

export const text = style({
  color: color.text.secondary,
  fontSize: type.size.sm,
  overflowWrap: 'anywhere',
})
