import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { canHover } from '../tokens/media.ts'

export const set = style({
  display: 'inline-flex',
  maxInlineSize: '100%',
  gap: tokens.space['3xs'],
  padding: 3,
  borderRadius: tokens.radius.medium,
  background: tokens.color.surface.sunken,
  boxShadow: `inset 0 0 0 ${tokens.line.thin} ${tokens.color.border.subtle}`,
})

export const choice = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: tokens.space['3xs'],
  minBlockSize: 38,
  minInlineSize: 62,
  paddingBlock: tokens.space['2xs'],
  paddingInline: tokens.space.xs,
  borderRadius: `calc(${tokens.radius.medium} - 3px)`,
  fontSize: tokens.type.size.xs,
  fontWeight: tokens.type.weight.medium,
  lineHeight: 'var(--bz-line-height-heading)',
  whiteSpace: 'nowrap',
  color: tokens.color.text.muted,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      background: tokens.color.surface.raised,
      color: tokens.color.text.primary,
      boxShadow: tokens.elevation.low,
    },
    '&:has(:focus-visible)': {
      outline: `${tokens.line.focus} solid ${tokens.color.focus}`,
      outlineOffset: 1,
    },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover': { color: tokens.color.text.primary } } },
    '(pointer: coarse)': { minBlockSize: 44 },
    // Grounds are gone there: a line shows what is chosen.
    '(forced-colors: active)': {
      border: `${tokens.line.thin} solid ButtonBorder`,
      selectors: { '&:has(:checked)': { borderColor: 'Highlight', borderWidth: tokens.line.focus } },
    },
  },
})

/** Covers its label, so that touch and pointer hit the real control. */
export const radio = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  cursor: 'pointer',
  outline: 'none',
})
