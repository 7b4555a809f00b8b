import { tokens } from '@baize/ui/tokens'
import { style } from '@vanilla-extract/css'

const { space, color, type, radius, line, size } = tokens

export const changed = style({ color: color.accent.text, fontWeight: type.weight.strong })

export const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['2xs'],
  paddingInlineStart: space['2xs'],
  background: color.field.background,
  border: `${line.thin} solid ${color.field.border}`,
  borderRadius: radius.medium,
  selectors: {
    '&:hover': { borderColor: color.field.hover },
    '&:focus-within': { borderColor: color.focus, outline: `${line.thin} solid ${color.focus}` },
    '&:has([aria-invalid=true])': { borderColor: color.critical.text },
  },
})

/** The browser's own way to pick a colour; it is also the swatch. */
export const picker = style({
  flex: 'none',
  inlineSize: size.control.small,
  blockSize: size.control.small,
  padding: space['3xs'],
  background: 'none',
  border: 0,
  borderRadius: radius.small,
  cursor: 'pointer',
})

export const text = style({
  flex: 1,
  inlineSize: '100%',
  minBlockSize: `calc(${size.control.medium} - 2 * ${line.thin})`,
  paddingBlock: space.xs,
  paddingInline: space.xs,
  background: 'none',
  border: 0,
  fontFamily: type.family.code,
  fontSize: type.size.xs,
  // A phone zooms into what is smaller than 16 px.
  '@media': { '(hover: none)': { fontSize: type.size.md } },
  resize: 'vertical',
  selectors: { '&:focus-visible': { outline: 'none' } },
})

/** Fields side by side, where they fit. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13.5rem), 1fr))',
  alignItems: 'start',
  gap: space.xs,
})
