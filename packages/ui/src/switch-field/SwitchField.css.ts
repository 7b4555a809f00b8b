import { style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { stillPseudo } from '../tokens/still.ts'

const { color, space, radius, line, type, motion } = tokens

const track = { inline: '44px', block: '26px', knob: '18px' }

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space.md,
  minBlockSize: '44px',
  paddingBlock: space.xs,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed' } },
})

export const words = style({
  flex: '1 1 auto',
  fontSize: type.size.md,
  fontWeight: type.weight.medium,
  lineHeight: 'var(--bz-line-height-text)',
})

export const control = style({ display: 'flex', alignItems: 'center', gap: space.xs, flex: 'none' })
export const busy = style({ display: 'flex', color: color.text.muted })

export const input = style([
  {
    appearance: 'none',
    flex: 'none',
    position: 'relative',
    inlineSize: track.inline,
    blockSize: track.block,
    background: color.field.background,
    border: `${line.thin} solid ${color.field.border}`,
    borderRadius: radius.full,
    cursor: 'inherit',
    selectors: {
      '&:hover': { borderColor: color.field.hover },
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: '50%',
        insetInlineStart: '3px',
        inlineSize: track.knob,
        blockSize: track.knob,
        marginBlockStart: `calc(${track.knob} / -2)`,
        borderRadius: radius.full,
        background: color.field.border,
        transition: `inset-inline-start ${motion.fast} ${motion.standard}`,
      },
      '&:checked': { background: color.accent.base, borderColor: color.accent.base },
      '&:checked::before': {
        insetInlineStart: `calc(100% - ${track.knob} - 3px)`,
        background: color.accent.on,
      },
      '&[aria-invalid=true]': { borderColor: color.critical.text },
      '&:disabled': { opacity: 0.5 },
    },
    '@media': {
      '(forced-colors: active)': {
        borderColor: 'ButtonText',
        selectors: {
          '&::before': { background: 'ButtonText', forcedColorAdjust: 'none' },
          '&:checked': { background: 'Highlight', forcedColorAdjust: 'none' },
          '&:checked::before': { background: 'HighlightText' },
          '&:disabled': { borderColor: 'GrayText', opacity: 1 },
          '&:disabled::before': { background: 'GrayText' },
        },
      },
    },
  },
  stillPseudo('::before'),
])
