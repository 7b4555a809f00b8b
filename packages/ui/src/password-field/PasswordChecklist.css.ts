import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

const { color, space } = tokens

export const rules = style({ display: 'grid', gap: space['3xs'] })

export const rule = style({
  display: 'flex',
  gap: space.xs,
  overflowWrap: 'anywhere',
  selectors: { '&[data-met]': { color: color.positive.text } },
})

export const mark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.25em',
  blockSize: '1.5em',
})

/** A rule that is not met yet: a small ring. */
export const ring = style({
  inlineSize: '0.6em',
  blockSize: '0.6em',
  border: `${tokens.line.thick} solid currentcolor`,
  borderRadius: tokens.radius.full,
})
