import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { canHover } from '../tokens/media.ts'

const { color, space, radius, line, type } = tokens

/** The zone where files are chosen, dropped and pasted. */
export const zone = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['2xs'],
  minBlockSize: '96px',
  padding: space.md,
  background: color.field.background,
  border: `${line.thin} dashed ${color.field.border}`,
  borderRadius: radius.medium,
  textAlign: 'center',
  lineHeight: 'var(--bz-line-height-text)',
  selectors: {
    '&[data-over]': {
      background: color.surface.selected,
      borderColor: color.accent.base,
      borderStyle: 'solid',
    },
    '&:has([aria-invalid=true])': { borderColor: color.critical.text },
    '&:has(:focus-visible)': {
      outline: `${line.focus} solid ${color.focus}`,
      outlineOffset: line.focusOffset,
    },
    '&:has(:disabled)': {
      background: color.surface.sunken,
      borderColor: color.border.base,
      color: color.text.muted,
    },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:has(:enabled)': { borderColor: color.field.hover } } },
  },
})

/** The device's own control, unseen over the whole zone: clicked, dropped on and reached by Tab. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  fontSize: type.size.md,
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
})

export const invitation = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space.xs,
  fontWeight: type.weight.medium,
})
export const rules = style({ fontSize: type.size.sm, color: color.text.muted })

export const images = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  gap: space.sm,
  paddingBlockStart: space.xs,
})

export const item = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space['2xs'],
  padding: space.xs,
  background: color.surface.raised,
  border: `${line.thin} solid ${color.border.base}`,
  borderRadius: radius.medium,
  selectors: { '&[data-status=failed]': { borderColor: color.critical.border } },
})

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '96px',
  overflow: 'hidden',
  borderRadius: radius.small,
  background: color.surface.sunken,
  color: color.text.muted,
})
export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' })

export const name = style({
  overflow: 'hidden',
  fontSize: type.size.sm,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const state = style({
  fontSize: type.size.sm,
  color: color.text.muted,
  lineHeight: 'var(--bz-line-height-text)',
  overflowWrap: 'anywhere',
  selectors: { [`${item}[data-status=failed] &`]: { color: color.critical.text } },
})
/** In the corner of its image, on a ground of its own. */
export const remove = style({
  position: 'absolute',
  insetBlockStart: `calc(${space.xs} + ${space['2xs']})`,
  insetInlineEnd: `calc(${space.xs} + ${space['2xs']})`,
  overflow: 'clip',
  overflowClipMargin: '4px',
  background: color.surface.raised,
  border: `${line.thin} solid ${color.border.base}`,
  borderRadius: radius.full,
})

export const refused = style({
  display: 'grid',
  gap: space['2xs'],
  paddingBlockStart: space['2xs'],
  fontSize: type.size.sm,
  lineHeight: 'var(--bz-line-height-text)',
  color: color.critical.text,
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { display: 'none' } },
})
