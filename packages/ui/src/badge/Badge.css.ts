import { style, styleVariants } from '@vanilla-extract/css'
import { toned } from '../private/tone.css.ts'
import { tokens } from '../tokens/contract.css.ts'

const { space, type, radius, line } = tokens

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2xs'],
  maxInlineSize: '100%',
  paddingInline: space.xs,
  paddingBlock: space['3xs'],
  borderRadius: radius.small,
  border: `${line.thin} solid transparent`,
  fontSize: type.size.xs,
  fontWeight: type.weight.strong,
  lineHeight: 'var(--bz-line-height-text)',
})

export const badgeVariants = styleVariants({
  soft: { background: toned.soft, color: toned.text },
  solid: { background: toned.base, color: toned.on },
  outline: { borderColor: toned.border, color: toned.text },
})
