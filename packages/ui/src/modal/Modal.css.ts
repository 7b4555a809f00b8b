import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { layer } from '../private/layer.ts'
import { tokens } from '../tokens/contract.css.ts'
import { below, from } from '../tokens/media.ts'

const { space, size, color, radius, elevation, motion, line } = tokens

const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, translate: '0 12px' } })
const leave = `${motion.fast} ${motion.exit}`

/** The dialog's own element fills the screen as its backdrop, and contains the panel. */
export const cover = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '100%',
  blockSize: '100dvb',
  overflow: 'hidden',
  padding: space.md,
  background: color.scrim,
  animation: `${appear} ${motion.fast} ${motion.standard}`,
  overscrollBehavior: 'contain',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&[data-leaving]': { opacity: 0, transition: `opacity ${leave}, display ${leave} allow-discrete` },
  },
  '@media': { [below('tablet')]: { padding: 0, alignItems: 'flex-end' } },
})

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxBlockSize: '100%',
  background: color.surface.overlay,
  color: color.text.primary,
  border: `${line.thin} solid ${color.border.subtle}`,
  borderRadius: radius.large,
  boxShadow: elevation.high,
  animation: `${rise} ${motion.base} ${motion.enter}`,
  selectors: {
    [`${cover}:focus-visible:not([data-quiet-focus]) > &`]: {
      outline: `${line.focus} solid ${color.focus}`,
      outlineOffset: line.focusOffset,
    },
    [`${cover}[data-leaving] > &`]: { translate: '0 12px', transition: `translate ${leave}` },
  },
  '@media': {
    [below('tablet')]: {
      maxBlockSize: `calc(100% - ${space.xl})`,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      borderInline: 0,
      borderBlockEnd: 0,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
    },
  },
})

export const panelSizes = styleVariants(tokens.size.popup, (width) => ({
  '@media': { [from('tablet')]: { maxInlineSize: width } },
}))

export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.sm,
  minBlockSize: size.control.large,
  paddingBlock: space.sm,
  paddingInline: `${space.lg} ${space.sm}`,
  '@media': { [below('tablet')]: { paddingInlineStart: space.md } },
})

/** A very long title leaves space for what is below it; screen readers read all of it. */
export const title = style({
  flex: 1,
  minInlineSize: 0,
  alignSelf: 'center',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 6,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})

export const body = style({
  flex: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: space.lg,
  paddingBlock: `${space['2xs']} ${space.lg}`,
  selectors: { '&:first-child': { paddingBlockStart: space.lg } },
  '@media': { [below('tablet')]: { paddingInline: space.md } },
})

export const footer = style({
  borderBlockStart: `${line.thin} solid ${color.border.subtle}`,
  paddingInline: space.lg,
  paddingBlock: space.md,
  '@media': { [below('tablet')]: { paddingInline: space.md } },
})

/** In print an open dialog is alone and whole: it is what its reader has in view. */
const inPrint = (rules: Omit<Parameters<typeof globalStyle>[1], '@media'>) => ({ '@media': { print: rules } })
const open = `${cover}:not([inert], [style*="display: none"])`
globalStyle('html', inPrint({ overflow: 'visible !important' }))
globalStyle(`:has(> ${open}) > :not(${cover})`, inPrint({ display: 'none' }))
globalStyle(
  `${cover}${cover}`,
  inPrint({ position: 'static', display: 'block', blockSize: 'auto', padding: 0, overflow: 'visible' }),
)
globalStyle(
  `${panel}${panel}`,
  inPrint({ display: 'block', maxBlockSize: 'none', maxInlineSize: 'none', border: 0, boxShadow: 'none' }),
)
globalStyle(`${body}${body}`, inPrint({ overflow: 'visible' }))
globalStyle(`${panel} button:not(th *, td *), ${footer}`, inPrint({ display: 'none' }))
