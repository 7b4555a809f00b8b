import { style, styleVariants } from '@vanilla-extract/css'

export const inline = style({ display: 'flex', flexWrap: 'wrap' })
export const oneLine = style({ flexWrap: 'nowrap' })

export const spread = styleVariants({
  start: {},
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
})
