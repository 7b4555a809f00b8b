import { keyframes, style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { below } from '../tokens/media.ts'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

export const globe = style({
  flex: 'none',
  color: tokens.color.text.muted,
  selectors: { '&[data-busy]': { animation: `${turn} 1.2s linear infinite` } },
})

export const select = style({
  position: 'relative',
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: tokens.space.xs,
  maxInlineSize: '100%',
  '@media': { [below('tablet')]: { selectors: { '&[data-icon-only]': { position: 'static' } } } },
})

export const failure = style({
  flex: '1 1 100%',
  maxInlineSize: 280,
  padding: tokens.space.sm,
  border: `${tokens.line.thin} solid ${tokens.color.critical.base}`,
  borderRadius: tokens.radius.medium,
  background: tokens.color.surface.overlay,
  color: tokens.color.text.primary,
  boxShadow: tokens.elevation.high,
  fontSize: tokens.type.size.sm,
  whiteSpace: 'normal',
  selectors: {
    // A bar of icons has no space of its own for it.
    '&[data-over]': {
      position: 'absolute',
      zIndex: 1,
      insetBlockStart: '100%',
      insetInlineStart: 0,
      inlineSize: 'max-content',
      maxInlineSize: 'min(280px, calc(100vw - 32px))',
    },
    '&[data-over=end]': { insetInline: 'auto 0' },
  },
  '@media': {
    // A phone has no space beside the button: it takes the width of the bar that contains the button.
    [below('tablet')]: {
      selectors: {
        '&[data-over][data-over]': {
          insetInline: tokens.space.md,
          inlineSize: 'auto',
          maxInlineSize: 'none',
        },
      },
    },
  },
})
