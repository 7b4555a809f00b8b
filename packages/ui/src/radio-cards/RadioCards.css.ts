import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

const { color, space, radius, line, type } = tokens

export const group = style({ display: 'flex', flexDirection: 'column', gap: space.xs })

export const legend = style({ paddingBlockEnd: space['2xs'] })

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: space.xs,
})

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  padding: space.sm,
  minBlockSize: '64px',
  background: color.surface.raised,
  border: `${line.thin} solid ${color.border.base}`,
  borderRadius: radius.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.border.strong },
    '&:has(:checked)': {
      background: color.surface.selected,
      borderColor: color.accent.base,
      boxShadow: `inset 0 0 0 ${line.thin} ${color.accent.base}`,
    },
    '&:has(:focus-visible)': {
      outline: `${line.focus} solid ${color.focus}`,
      outlineOffset: line.focusOffset,
    },
    '&:has(:disabled)': { opacity: 0.55, cursor: 'not-allowed' },
  },
})

export const radio = style({
  appearance: 'none',
  flex: 'none',
  inlineSize: '22px',
  blockSize: '22px',
  border: `${line.thick} solid ${color.field.border}`,
  borderRadius: radius.full,
  cursor: 'inherit',
  selectors: {
    '&:checked': { border: `7px solid ${color.accent.base}` },
    '&:focus-visible': { outline: 'none' },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
})

export const words = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  lineHeight: 'var(--bz-line-height-text)',
})
export const name = style({ fontWeight: type.weight.strong })
export const description = style({ fontSize: type.size.sm, color: color.text.muted })
export const media = style({ flex: 'none', display: 'flex', color: color.accent.text, fontSize: '20px' })
