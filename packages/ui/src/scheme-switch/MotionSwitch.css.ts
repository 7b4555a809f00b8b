import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.sm,
  minBlockSize: 44,
  fontSize: tokens.type.size.sm,
  color: tokens.color.text.secondary,
  cursor: 'pointer',
})

export const control = style({
  appearance: 'none',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  inlineSize: 40,
  blockSize: 24,
  paddingInline: 3,
  borderRadius: tokens.radius.full,
  background: tokens.color.border.strong,
  cursor: 'pointer',
  '::before': {
    content: '',
    inlineSize: 18,
    blockSize: 18,
    borderRadius: tokens.radius.full,
    background: tokens.color.surface.page,
  },
  selectors: {
    '&:checked': { background: tokens.color.accent.base, justifyContent: 'flex-end' },
    '&:checked::before': { background: tokens.color.accent.on },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})
