import { tokens } from '@baize/ui/tokens'
import { globalStyle, style } from '@vanilla-extract/css'

export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))',
})

export const half = style({
  background: tokens.color.surface.page,
  color: tokens.color.text.primary,
  padding: tokens.space.md,
  overflowX: 'auto',
})

/** On a page of documentation a story has the background of its scheme, independently of the page's own. */
globalStyle('.docs-story', { background: tokens.color.surface.page, color: tokens.color.text.primary })
