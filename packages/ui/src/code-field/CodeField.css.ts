import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

const { color, space, radius, line, type } = tokens

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.md,
  rowGap: space.xs,
})

/** The cells, over which the one input lies with its letters unseen. */
export const entry = style({
  position: 'relative',
  display: 'flex',
  gap: space.xs,
  flex: '0 1 auto',
  maxInlineSize: '100%',
})

export const cell = style({
  flex: '1 1 48px',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '56px',
  background: color.field.background,
  border: `${line.thin} solid ${color.field.border}`,
  borderRadius: radius.medium,
  fontFamily: type.family.figures,
  fontSize: type.size.xl,
  fontWeight: type.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  selectors: {
    [`${entry}:hover &`]: { borderColor: color.field.hover },
    [`${entry}:has([aria-invalid=true]) &`]: { borderColor: color.critical.text },
    [`${entry}:has(:focus) &[data-here]`]: {
      borderColor: color.focus,
      outline: `${line.focus} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${line.thin})`,
    },
    [`${entry}:has(:disabled) &`]: { opacity: 0.6 },
  },
})

export const caret = style({
  inlineSize: line.thick,
  blockSize: '24px',
  visibility: 'hidden',
  background: color.text.primary,
  selectors: { [`${entry}:has(:focus) &`]: { visibility: 'visible' } },
  '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
})

export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  paddingInline: space.sm,
  border: 0,
  background: 'none',
  color: 'transparent',
  caretColor: 'transparent',
  // 16 px or more, so that phones do not zoom into the field.
  fontSize: type.size.md,
  forcedColorAdjust: 'none',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::selection': { background: 'transparent', color: 'transparent' },
    '&:disabled': { cursor: 'not-allowed' },
    // A browser that fills it in paints its own ground and letters; the cells show them already.
    '&:-webkit-autofill': { opacity: 0 },
  },
})

export const problem = style({
  flex: '1 0 100%',
  fontSize: type.size.sm,
  lineHeight: 'var(--bz-line-height-text)',
  color: color.critical.text,
  selectors: { '&:empty': { display: 'none' } },
})
export const clock = style({ fontVariantNumeric: 'tabular-nums' })
