import { below, from, tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

/** Side by side where there is space; on a phone the list, or the message that is open. */
export const inbox = style({
  display: 'grid',
  gap: tokens.space.md,
  alignItems: 'start',
  '@media': { [from('desktop')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' } },
})

export const list = style({
  minInlineSize: 0,
  '@media': { [below('desktop')]: { selectors: { [`${inbox}[data-open=true] &`]: { display: 'none' } } } },
})

export const open = style({
  minInlineSize: 0,
  '@media': { [below('desktop')]: { selectors: { [`${inbox}[data-open=false] &`]: { display: 'none' } } } },
})

export const back = style({ '@media': { [from('desktop')]: { display: 'none' } } })

export const rows = style({ listStyle: 'none', margin: 0, padding: 0 })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.sm,
  inlineSize: '100%',
  padding: `${tokens.space.sm} ${tokens.space.md}`,
  border: 0,
  borderBlockEnd: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: tokens.color.surface.hover },
    '&[aria-current=true]': { background: tokens.color.surface.selected },
    'li:first-child > &': {
      borderStartStartRadius: tokens.radius.large,
      borderStartEndRadius: tokens.radius.large,
    },
    'li:last-child > &': {
      borderBlockEnd: 0,
      borderEndStartRadius: tokens.radius.large,
      borderEndEndRadius: tokens.radius.large,
    },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${tokens.line.focus})` },
  },
})

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: tokens.radius.full,
  background: tokens.color.surface.sunken,
  color: tokens.color.text.secondary,
  selectors: {
    [`${row}[data-unread=true] &`]: { background: tokens.color.accent.soft, color: tokens.color.accent.text },
  },
})

export const words = style({ display: 'grid', flex: 1, minInlineSize: 0 })
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space['2xs'],
  minInlineSize: 0,
})
/** Two lines of what a message is called, then it is cut. */
export const subject = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const star = style({ color: tokens.color.premium.text, display: 'inline-flex' })

export const dot = style({
  flexShrink: 0,
  inlineSize: '0.625rem',
  blockSize: '0.625rem',
  borderRadius: tokens.radius.full,
  background: tokens.color.critical.base,
})

export const told = style({ outline: 'none', overflowWrap: 'anywhere' })
export const text = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
