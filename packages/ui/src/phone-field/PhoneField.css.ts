import { style } from '@vanilla-extract/css'
import { control } from '../field/FieldFrame.css.ts'
import { tokens } from '../tokens/contract.css.ts'

const { color, space, line, radius } = tokens

/** The code of a country as it shows, over which its selection lies unseen. */
export const country = style({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space['2xs'],
  alignSelf: 'stretch',
  paddingInline: space.sm,
  borderInlineEnd: `${line.thin} solid ${color.border.base}`,
  borderStartStartRadius: `calc(${radius.medium} - ${line.thin})`,
  borderEndStartRadius: `calc(${radius.medium} - ${line.thin})`,
  color: color.text.primary,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:has(+ :disabled)': { color: color.text.muted },
    '&:hover:has(select:enabled)': { background: color.surface.hover },
    '&:has(:focus-visible)': {
      outline: `${line.focus} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${line.focus})`,
    },
  },
})

/** The sign of a country, less than its dial code. */
export const code = style({ color: color.text.muted, fontSize: tokens.type.size.sm })
export const shown = style({ display: 'flex', alignItems: 'baseline', gap: space['2xs'] })
export const arrow = style({ display: 'flex', color: color.text.muted })

export const select = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  opacity: 0,
  cursor: 'pointer',
  // 16 px or more, so that phones do not zoom into the field.
  fontSize: tokens.type.size.md,
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
})

export const option = style({ background: color.surface.overlay, color: color.text.primary })
export const number = style([control, { fontVariantNumeric: 'tabular-nums' }])
