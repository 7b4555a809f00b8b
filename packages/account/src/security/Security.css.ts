import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

/** As wide as is good to read, from the edge where every page of the centre begins. */
export const page = style({ maxInlineSize: tokens.size.container.reading })

export const who = style({ display: 'flex', alignItems: 'center', gap: tokens.space.md, minInlineSize: 0 })

export const names = style({ minInlineSize: 0, overflowWrap: 'anywhere' })

export const face = style({
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  flexShrink: 0,
  borderRadius: tokens.radius.full,
  display: 'grid',
  placeItems: 'center',
})

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: tokens.space.xs,
  listStyle: 'none',
  padding: 0,
  margin: 0,
})

export const code = style({
  fontFamily: tokens.type.family.code,
  fontSize: tokens.type.size.lg,
  textAlign: 'center',
  padding: tokens.space.xs,
  borderRadius: tokens.radius.medium,
  background: tokens.color.surface.sunken,
  userSelect: 'all',
})

export const faces = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(4rem, 1fr))',
  gap: tokens.space.sm,
  listStyle: 'none',
  padding: 0,
  margin: 0,
})

export const faceButton = style({
  display: 'block',
  inlineSize: '4rem',
  blockSize: '4rem',
  padding: '0.25rem',
  border: '3px solid transparent',
  borderRadius: tokens.radius.full,
  background: 'none',
  cursor: 'pointer',
  selectors: { '&[aria-pressed="true"]': { borderColor: tokens.color.accent.base } },
})

export const faceImage = style({ inlineSize: '100%', blockSize: '100%', borderRadius: tokens.radius.full })

export const list = style({
  display: 'grid',
  gap: tokens.space.xs,
  margin: 0,
  paddingInlineStart: tokens.space.lg,
  listStyle: 'disc',
})
