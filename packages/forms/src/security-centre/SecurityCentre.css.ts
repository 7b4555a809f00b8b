import { from, tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

const { color, line, radius, space } = tokens

export const list = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"icon words" "icon footer"',
  columnGap: space.md,
  rowGap: space.xs,
  alignItems: 'center',
  paddingBlock: space.md,
  borderBlockStart: `${line.thin} solid ${color.border.subtle}`,
  selectors: { '&:first-child': { borderBlockStart: 0 } },
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"icon words footer"',
    },
  },
})

export const icon = style({
  gridArea: 'icon',
  alignSelf: 'start',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: radius.medium,
  background: color.surface.sunken,
  color: color.text.muted,
  selectors: { '&[data-done=true]': { color: color.positive.text } },
})

export const words = style({ gridArea: 'words', minInlineSize: 0, overflowWrap: 'anywhere' })

export const footer = style({
  gridArea: 'footer',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  '@media': {
    [from('tablet')]: { display: 'grid', gridTemplateColumns: '9em 8em', justifyItems: 'start' },
  },
})
