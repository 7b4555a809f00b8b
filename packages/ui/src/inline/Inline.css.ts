import { style, styleVariants } from '@vanilla-extract/css'
import { asCards, tableContainer } from '../table/cards.ts'

export const inline = style({ display: 'flex', flexWrap: 'wrap' })
// In a table's card the line is as long as the card: what was beside is below.
export const oneLine = style({
  flexWrap: 'nowrap',
  '@container': { [`${tableContainer} ${asCards}`]: { flexWrap: 'wrap' } },
})

export const spread = styleVariants({
  start: {},
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
})
