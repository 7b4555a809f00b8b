import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

const { color, space, radius, line, type } = tokens

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.sm,
  paddingBlock: space.xs,
  cursor: 'pointer',
})

export const checkbox = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  background: color.field.background,
  border: `${line.thin} solid ${color.field.border}`,
  borderRadius: radius.small,
  cursor: 'inherit',
  selectors: {
    '&:hover': { borderColor: color.field.hover },
    '&:is(:checked, :indeterminate)': { background: color.accent.base, borderColor: color.accent.base },
    '&[aria-invalid=true]': { borderColor: color.critical.text },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    '&:indeterminate::before': {
      content: '',
      inlineSize: '12px',
      blockSize: '2px',
      background: color.accent.on,
    },
    '&:checked:not(:indeterminate)::before': {
      content: '',
      boxSizing: 'border-box',
      inlineSize: '6px',
      blockSize: '11px',
      border: `solid ${color.accent.on}`,
      borderWidth: '0 2px 2px 0',
      transform: 'translateY(-1px) rotate(45deg)',
    },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})

export const words = style({ fontSize: type.size.md, lineHeight: 'var(--bz-line-height-text)' })
export const notes = style({ paddingInlineStart: `calc(24px + ${space.sm})` })
