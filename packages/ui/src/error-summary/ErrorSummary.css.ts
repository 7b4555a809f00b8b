import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

const { color, space, radius, line } = tokens

export const summary = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xs,
  padding: space.md,
  background: color.critical.soft,
  border: `${line.thin} solid ${color.critical.border}`,
  borderRadius: radius.medium,
})

export const problems = style({ display: 'flex', flexDirection: 'column', gap: space['2xs'] })
export const link = style({
  color: color.critical.text,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
})
