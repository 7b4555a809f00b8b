import { globalStyle, style } from '@vanilla-extract/css'
import { under } from '../private/under.ts'
import { tokens } from '../tokens/contract.css.ts'

const { space, color, type, radius, line, size } = tokens

export const frame = style({ display: 'flex', flexDirection: 'column', gap: space['2xs'] })
export const label = style({
  fontSize: type.size.sm,
  fontWeight: type.weight.medium,
  lineHeight: 'var(--bz-line-height-text)',
})
export const mark = style({ color: color.critical.text })
export const optional = style({ color: color.text.muted, fontWeight: type.weight.regular })

const note = style({ fontSize: type.size.sm, lineHeight: 'var(--bz-line-height-text)' })
export const hint = style([note, { color: color.text.muted }])
export const error = style([note, { display: 'flex', gap: space.xs, color: color.critical.text }])
export const errorIcon = style({ flex: 'none', marginBlockStart: '0.15em' })

/** The box around a control and its prefix and suffix. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.control.medium,
  background: color.field.background,
  border: `${line.thin} solid ${color.field.border}`,
  borderRadius: radius.medium,
  selectors: {
    '&:hover': { borderColor: color.field.hover },
    '&:focus-within': {
      borderColor: color.focus,
      outline: `${line.thin} solid ${color.focus}`,
    },
    '&:has([aria-invalid=true])': { borderColor: color.critical.text },
    '&:has(> :is(input, select, textarea):disabled)': {
      background: color.surface.sunken,
      borderColor: color.border.base,
      color: color.text.disabled,
    },
  },
})

// A button within the box keeps its ring within it too.
globalStyle(`${box} button:focus-visible`, { outlineOffset: '-4px' })

/** The control itself; the box is what is seen. */
export const control = style({
  flex: 1,
  inlineSize: '100%',
  minBlockSize: `calc(${size.control.medium} - 2 * ${line.thin})`,
  paddingInline: space.sm,
  background: 'none',
  border: 0,
  borderRadius: 'inherit',
  // 16 px or more, so that phones do not zoom into the field.
  fontSize: type.size.md,
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: color.text.muted, opacity: 1 },
    '&:disabled': { cursor: 'not-allowed' },
    '&:-webkit-autofill': {
      boxShadow: `inset 0 0 0 9em ${color.field.background}`,
      WebkitTextFillColor: color.text.primary,
    },
  },
})

export const before = style({
  display: 'flex',
  flex: 'none',
  paddingInlineStart: space.sm,
  color: color.text.muted,
})
export const after = style({ display: 'flex', flex: 'none', alignItems: 'center', color: color.text.muted })
globalStyle(under(`${after} >`, ['span', 'svg']), { marginInlineEnd: space.sm })

// A button of the box makes it no higher, since it lies over the box's lines, and is never narrower than a finger.
globalStyle(`${box} > button, ${after} > button`, { flex: 'none', marginBlock: `calc(-1 * ${line.thin})` })
