import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

const { color, space, radius, line, type } = tokens

export const files = style({ display: 'grid', gap: space.xs, paddingBlockStart: space.xs })

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
  padding: space.xs,
  paddingInlineStart: space.sm,
  background: color.surface.raised,
  border: `${line.thin} solid ${color.border.base}`,
  borderRadius: radius.medium,
  selectors: { '&[data-status=failed]': { borderColor: color.critical.border } },
})

export const icon = style({
  display: 'flex',
  flex: 'none',
  color: color.text.muted,
  selectors: {
    [`${item}[data-status=failed] &`]: { color: color.critical.text },
    [`${item}[data-status=uploaded] &`]: { color: color.positive.text },
  },
})

export const words = style({ flex: '1 1 8rem', minInlineSize: 0, display: 'grid', gap: space['3xs'] })
/** A name of the other direction is aligned with the text. */
export const name = style({ justifySelf: 'start', overflowWrap: 'anywhere', fontWeight: type.weight.medium })
export const state = style({
  fontSize: type.size.sm,
  color: color.text.muted,
  lineHeight: 'var(--bz-line-height-text)',
  overflowWrap: 'anywhere',
  selectors: { [`${item}[data-status=failed] &`]: { color: color.critical.text } },
})
