import { style } from '@vanilla-extract/css'
import { toned } from '../private/tone.css.ts'
import { tokens } from '../tokens/contract.css.ts'
import { canHover } from '../tokens/media.ts'

const { space, type, radius, line } = tokens

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2xs'],
  maxInlineSize: '100%',
  minBlockSize: '32px',
  paddingInline: space.sm,
  // Half its default height: a pill on one line, rounded corners on several.
  borderRadius: `min(16px, ${radius.full})`,
  border: `${line.thin} solid ${toned.border}`,
  background: toned.soft,
  color: toned.text,
  fontSize: type.size.sm,
  fontWeight: type.weight.medium,
  lineHeight: 'var(--bz-line-height-heading)',
  selectors: { '&[data-removable]': { paddingInlineEnd: space['3xs'] } },
})

export const words = style({ minInlineSize: 0, paddingBlock: space['2xs'], overflowWrap: 'anywhere' })

export const remove = style({
  flex: 'none',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '26px',
  blockSize: '26px',
  borderRadius: radius.full,
  color: 'inherit',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  // A finger has a target of 44 px, without the tag becoming that high.
  '::after': { content: '', position: 'absolute', insetBlock: '-9px', insetInline: '-9px -6px' },
  '@media': { [canHover]: { selectors: { '&:hover': { background: toned.base, color: toned.on } } } },
})
