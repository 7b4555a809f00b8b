import { style } from '@vanilla-extract/css'
import { radio as radioOfCards } from '../radio-cards/RadioCards.css.ts'
import { tokens } from '../tokens/contract.css.ts'

const { color, space, type, line } = tokens

export const options = style({
  display: 'flex',
  flexDirection: 'column',
  selectors: { '&[data-direction=row]': { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.lg } },
})

export const option = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.sm,
  minBlockSize: '44px',
  paddingBlock: space.xs,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.text.disabled, cursor: 'not-allowed' } },
})

export const radio = style([
  radioOfCards,
  {
    inlineSize: '24px',
    blockSize: '24px',
    selectors: {
      '&:hover': { borderColor: color.field.hover },
      '&:checked:hover': { borderColor: color.accent.base },
      '&[aria-invalid=true]:not(:checked)': { borderColor: color.critical.text },
      '&:focus-visible': {
        outline: `${line.focus} solid ${color.focus}`,
        outlineOffset: line.focusOffset,
      },
      '&:disabled': { opacity: 0.5 },
    },
  },
])

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  fontSize: type.size.md,
  lineHeight: 'var(--bz-line-height-text)',
})

export const description = style({
  fontSize: type.size.sm,
  color: color.text.muted,
  selectors: { [`${option}:has(:disabled) &`]: { color: 'inherit' } },
})
