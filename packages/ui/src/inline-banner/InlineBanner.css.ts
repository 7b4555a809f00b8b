import { style } from '@vanilla-extract/css'
import { toned } from '../private/tone.css.ts'
import { tokens } from '../tokens/contract.css.ts'

const { space, radius, line, color, type } = tokens

export const banner = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.sm,
  padding: space.md,
  background: toned.soft,
  color: color.text.primary,
  borderInlineStart: `${line.thick} solid ${toned.base}`,
  borderRadius: radius.small,
  lineHeight: 'var(--bz-line-height-text)',
})

export const icon = style({ display: 'flex', flex: 'none', color: toned.text, marginBlockStart: '0.15em' })

/** Beside the words there is space for the buttons; else they are below. */
export const body = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
})
export const words = style({
  flex: '1 1 16rem',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space['2xs'],
  overflowWrap: 'anywhere',
})
export const title = style({ fontWeight: type.weight.strong })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs })
export const dismiss = style({
  flex: 'none',
  marginBlock: `calc(-1 * ${space.xs})`,
  marginInlineEnd: `calc(-1 * ${space.sm})`,
})
