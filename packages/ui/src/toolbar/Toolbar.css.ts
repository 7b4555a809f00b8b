import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

const { space, line, color, radius } = tokens

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['2xs'],
  padding: space['2xs'],
  border: `${line.thin} solid ${color.border.base}`,
  borderRadius: radius.medium,
  background: color.surface.raised,
  selectors: {
    '&[data-orientation=vertical]': {
      inlineSize: 'fit-content',
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'stretch',
    },
  },
})

export const separator = style({
  alignSelf: 'stretch',
  inlineSize: line.thin,
  marginBlock: space['2xs'],
  background: color.border.base,
  selectors: {
    '&[data-orientation=horizontal]': { inlineSize: 'auto', blockSize: line.thin, marginBlock: 0 },
  },
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
})

export const item = style({ selectors: { '&[data-icon-only]': { minInlineSize: 44, paddingInline: 0 } } })

/** What is on shows without colour too. */
export const on = style({ boxShadow: `inset 0 0 0 ${line.thin} currentcolor` })
