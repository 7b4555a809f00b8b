import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

const { space, color, line } = tokens

export const list = style({ display: 'grid' })

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  paddingBlock: space.xs,
  borderBlockEnd: `${line.thin} solid ${color.border.subtle}`,
})

export const words = style({ display: 'grid', flex: '1 1 11rem', overflowWrap: 'anywhere' })
