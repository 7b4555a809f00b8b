import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

export const divider = style({
  inlineSize: '100%',
  border: 0,
  borderBlockStart: `${tokens.line.thin} solid ${tokens.color.border.subtle}`,
})

export const strong = style({ borderColor: tokens.color.border.base })

export const labelled = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.sm,
  color: tokens.color.text.muted,
  fontSize: tokens.type.size.sm,
  '::before': {
    content: '',
    flex: 1,
    borderBlockStart: `${tokens.line.thin} solid ${tokens.color.border.base}`,
  },
  '::after': {
    content: '',
    flex: 1,
    borderBlockStart: `${tokens.line.thin} solid ${tokens.color.border.base}`,
  },
})
