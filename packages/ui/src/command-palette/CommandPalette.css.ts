import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

const { color, space, radius, line, type, size } = tokens

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  flex: 'none',
  paddingInline: space.md,
  borderBlock: `${line.thin} solid ${color.border.base}`,
  selectors: {
    '&:focus-within': {
      outline: `${line.focus} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${line.focus})`,
    },
  },
})
export const icon = style({ display: 'flex', flex: 'none', color: color.text.muted })
export const input = style({
  flex: 1,
  minBlockSize: size.control.large,
  border: 0,
  background: 'none',
  // 16 px or more, so that phones do not zoom into the field.
  fontSize: type.size.md,
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: color.text.muted, opacity: 1 },
  },
})

/** As high as it may be from the start, so that the dialog does not jump while one types. */
export const results = style({
  blockSize: 'min(420px, 60dvb)',
  padding: space.xs,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})

export const group = style({ paddingBlockEnd: space.xs })
export const groupLabel = style({
  paddingInline: space.sm,
  paddingBlock: space['2xs'],
  fontSize: type.size.xs,
  fontWeight: type.weight.strong,
  color: color.text.muted,
})

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: '44px',
  paddingInline: space.sm,
  paddingBlock: space['2xs'],
  borderRadius: radius.medium,
  lineHeight: 'var(--bz-line-height-text)',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&[aria-selected=true]': { background: color.surface.selected, color: color.accent.text } },
})
export const optionIcon = style({ display: 'flex', flex: 'none', color: color.text.muted })
export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const description = style({ fontSize: type.size.sm, color: color.text.muted })

export const message = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.sm,
  padding: space.md,
  color: color.text.muted,
  overflowWrap: 'anywhere',
})
