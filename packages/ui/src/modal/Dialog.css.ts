import { keyframes, style } from '@vanilla-extract/css'
import { toned } from '../private/tone.css.ts'
import { tokens } from '../tokens/contract.css.ts'

const { space, color, radius } = tokens

export const whole = style({ display: 'contents' })

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.sm,
  textAlign: 'center',
  overflowWrap: 'anywhere',
})

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '56px',
  blockSize: '56px',
  borderRadius: radius.full,
  background: toned.soft,
  color: toned.text,
  fontSize: '22px',
})

export const message = style({
  inlineSize: '100%',
  color: color.text.secondary,
  selectors: { '&:not([data-size=small])': { textAlign: 'start' } },
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs })
export const action = style({ flex: '1 1 8rem' })

const drain = keyframes({ from: { scale: '1 1' }, to: { scale: '0 1' } })

/** The time that is left before the dialog closes by itself. */
export const countdown = style({
  flex: 'none',
  blockSize: '3px',
  margin: `0 ${space.md}`,
  background: toned.base,
  borderRadius: radius.full,
  transformOrigin: 'left',
  animationName: drain,
  animationTimingFunction: 'linear',
  animationFillMode: 'forwards',
  selectors: { '&[data-held]': { animationPlayState: 'paused' }, '&:dir(rtl)': { transformOrigin: 'right' } },
})
