import { keyframes, style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'
import { canHover, lessMotion } from '../tokens/media.ts'

const { space, color, radius, type, motion } = tokens

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  inlineSize: '100%',
  minBlockSize: 44,
  paddingBlock: space.xs,
  borderRadius: radius.small,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  fontWeight: type.weight.medium,
  color: color.text.primary,
  selectors: { '&:disabled': { color: color.text.disabled, cursor: 'not-allowed' } },
  '@media': { [canHover]: { selectors: { '&:hover:not(:disabled)': { color: color.accent.text } } } },
})

export const chevron = style({
  flex: 'none',
  display: 'grid',
  color: color.text.muted,
  transition: `rotate ${motion.fast} ${motion.standard}`,
  selectors: { [`${trigger}[data-state=open] &`]: { rotate: '180deg' } },
  '@media': { [lessMotion]: { transition: 'none' } },
})

const height = 'var(--radix-collapsible-content-height)'
const unfold = keyframes({ from: { blockSize: 0 }, to: { blockSize: height } })
const fold = keyframes({ from: { blockSize: height }, to: { blockSize: 0 } })

export const content = style({
  // What lies in it keeps its ring of focus, also at the edge.
  overflow: 'clip',
  overflowClipMargin: 4,
  selectors: {
    '&[data-state=open]': { animation: `${unfold} ${motion.base} ${motion.enter}` },
    '&[data-state=closed]': { animation: `${fold} ${motion.fast} ${motion.exit}` },
  },
  '@media': { [lessMotion]: { selectors: { '&[data-state]': { animation: 'none' } } } },
})

export const body = style({ paddingBlock: `${space['2xs']} ${space.md}` })
