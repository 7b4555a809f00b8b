import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

export const sample = style({
  margin: 0,
  fontFamily: `var(--sample-family), ${tokens.type.family.text}`,
  fontSize: tokens.type.size.lg,
  overflowWrap: 'anywhere',
})
