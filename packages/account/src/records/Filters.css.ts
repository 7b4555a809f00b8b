import { below, tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

const { color, space, type, line: lines, radius } = tokens

export const tools = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.sm })

/** What is set, on a phone: the rows of the record are the main content. */
export const line = style({
  display: 'none',
  '@media': {
    [below('tablet')]: {
      display: 'flex',
      alignItems: 'center',
      gap: space.xs,
      inlineSize: '100%',
      minBlockSize: 48,
      paddingBlock: space['2xs'],
      paddingInline: space.sm,
      border: `${lines.thin} solid ${color.border.base}`,
      borderRadius: radius.medium,
      background: color.surface.base,
      color: color.text.secondary,
      fontSize: type.size.sm,
      textAlign: 'start',
    },
  },
})

export const name = style({
  flex: 'none',
  color: color.text.primary,
  fontWeight: type.weight.strong,
})

export const said = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 auto',
  justifyContent: 'end',
  columnGap: space.xs,
  minInlineSize: 0,
  fontSize: type.size.xs,
})

export const value = style({
  overflowWrap: 'anywhere',
  selectors: { '& + &::before': { content: '"·"', paddingInlineEnd: space.xs } },
})

/** Open wherever there is space for it. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  '@media': { [below('tablet')]: { selectors: { '&:not([data-open])': { display: 'none' } } } },
})

/** The filters, and what is done with what they leave, in one line where there is space. */
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.sm,
})

/** The filters of a record side by side, as many as fit: two on a phone. */
export const filters = style({
  display: 'grid',
  flex: '1 1 20rem',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  alignItems: 'end',
  gap: space.sm,
})
