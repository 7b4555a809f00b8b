import { style, styleVariants } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

const edge = `${tokens.line.thin} solid transparent`
const more = tokens.color.border.strong

const area = style({
  maxBlockSize: '100%',
  maxInlineSize: '100%',
  border: edge,
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  selectors: {
    '&[data-more-above]': { borderBlockStartColor: more },
    '&[data-more-below]': { borderBlockEndColor: more },
    '&[data-more-before]': { borderInlineStartColor: more },
    '&[data-more-after]': { borderInlineEndColor: more },
  },
  '@media': { print: { maxBlockSize: 'none !important', overflow: 'visible' } },
})

export const areas = styleVariants({
  block: [area, { overflowX: 'hidden', overflowY: 'auto' }],
  inline: [area, { overflowX: 'auto', overflowY: 'hidden' }],
  both: [area, { overflow: 'auto' }],
})

/** As wide as what is in it, so that a change of it is seen. */
export const content = style({
  inlineSize: 'fit-content',
  minInlineSize: '100%',
  selectors: { [`${areas.block} > &`]: { inlineSize: 'auto' } },
})
