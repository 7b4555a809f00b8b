import { style, styleVariants } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

export const text = style({ lineHeight: 'var(--bz-line-height-text)' })
export const sizes = styleVariants(tokens.type.size, (fontSize) => ({ fontSize }))

export const weights = styleVariants(
  {
    regular: tokens.type.weight.regular,
    medium: tokens.type.weight.medium,
    strong: tokens.type.weight.strong,
  },
  (fontWeight) => ({ fontWeight }),
)

const colors = {
  primary: tokens.color.text.primary,
  secondary: tokens.color.text.secondary,
  muted: tokens.color.text.muted,
  accent: tokens.color.accent.text,
  premium: tokens.color.premium.text,
  positive: tokens.color.positive.text,
  caution: tokens.color.caution.text,
  critical: tokens.color.critical.text,
  info: tokens.color.info.text,
} as const

/** The tones text may take; `inherit` takes what surrounds it. */
export const textTones = styleVariants(colors, (color) => ({ color }))

export const alignments = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
})

export const truncated = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const figures = style({ fontVariantNumeric: 'tabular-nums', fontFamily: tokens.type.family.figures })
