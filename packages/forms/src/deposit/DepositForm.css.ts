import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

const { color, radius } = tokens

/** A logo, whatever its proportions. */
export const logo = style({ inlineSize: '40px', blockSize: '28px', objectFit: 'contain' })

/** The built-in image of a payment method. */
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '40px',
  overflow: 'hidden',
  borderRadius: radius.medium,
  background: color.accent.soft,
  color: color.accent.text,
  fontSize: '22px',
})
