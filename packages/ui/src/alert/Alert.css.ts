import { style } from '@vanilla-extract/css'
import { toned } from '../private/tone.css.ts'
import { tokens } from '../tokens/contract.css.ts'

const { space, radius, line, color, type } = tokens

export const alert = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.sm,
  paddingBlock: space.sm,
  paddingInline: space.md,
  background: toned.soft,
  color: color.text.primary,
  border: `${line.thin} solid ${toned.border}`,
  borderRadius: radius.medium,
  lineHeight: 'var(--bz-line-height-text)',
})

export const icon = style({ display: 'flex', color: toned.text, marginBlockStart: '0.15em' })
export const words = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space['2xs'],
  overflowWrap: 'anywhere',
})
export const title = style({ fontWeight: type.weight.strong })
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  paddingBlockStart: space['2xs'],
})
export const dismiss = style({
  flex: 'none',
  marginBlock: `calc(-1 * ${space.xs})`,
  marginInlineEnd: `calc(-1 * ${space.sm})`,
})
