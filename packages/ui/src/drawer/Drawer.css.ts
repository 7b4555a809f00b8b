import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { layer } from '../private/layer.ts'
import { tokens } from '../tokens/contract.css.ts'

const { space, size, color, radius, elevation, motion, line } = tokens

const appear = keyframes({ from: { opacity: 0 } })
const fromX = createVar()
const fromY = createVar()
const slide = keyframes({ from: { translate: `${fromX} ${fromY}` } })
const leave = `${motion.base} ${motion.exit}`

/** The one edge that is no side of the line. */
const below = 'bottom'

/** The dialog's own element is the backdrop; the panel lies against one of its edges. Without motion nothing slides. */
const cover = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer,
  display: 'flex',
  inlineSize: '100%',
  blockSize: '100dvb',
  overflow: 'hidden',
  background: color.scrim,
  animation: `${appear} ${motion.fast} ${motion.standard}`,
  overscrollBehavior: 'contain',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&[data-leaving]': {
      background: 'transparent',
      transition: `background ${leave}, display ${leave} allow-discrete`,
    },
  },
})

export const covers = styleVariants({
  start: [cover, { justifyContent: 'flex-start' }],
  end: [cover, { justifyContent: 'flex-end' }],
  [below]: [cover, { alignItems: 'flex-end', justifyContent: 'center' }],
})

const panel = style({
  display: 'flex',
  flexDirection: 'column',
  background: color.surface.overlay,
  color: color.text.primary,
  border: `0 solid ${color.border.subtle}`,
  boxShadow: elevation.high,
  animation: `${slide} ${motion.base} ${motion.enter}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  selectors: {
    [`${cover}:focus-visible:not([data-quiet-focus]) > &`]: {
      outline: `${line.focus} solid ${color.focus}`,
      outlineOffset: `calc(-1 * ${line.focus})`,
    },
    [`${cover}[data-leaving] > &`]: { translate: `${fromX} ${fromY}`, transition: `translate ${leave}` },
  },
})

/** A strip of the page stays in view, so that one sees where one is and can click it. */
const atSide = style([
  panel,
  {
    blockSize: '100%',
    inlineSize: `calc(100% - ${space['2xl']})`,
    paddingBlockStart: 'env(safe-area-inset-top)',
  },
])

export const panels = styleVariants({
  start: [
    atSide,
    {
      vars: { [fromX]: '-100%', [fromY]: '0' },
      borderStartEndRadius: radius.large,
      borderEndEndRadius: radius.large,
      borderInlineEndWidth: line.thin,
      selectors: { '&:dir(rtl)': { vars: { [fromX]: '100%' } } },
    },
  ],
  end: [
    atSide,
    {
      vars: { [fromX]: '100%', [fromY]: '0' },
      borderStartStartRadius: radius.large,
      borderEndStartRadius: radius.large,
      borderInlineStartWidth: line.thin,
      selectors: { '&:dir(rtl)': { vars: { [fromX]: '-100%' } } },
    },
  ],
  [below]: [
    panel,
    {
      vars: { [fromX]: '0', [fromY]: '100%' },
      inlineSize: '100%',
      maxBlockSize: `calc(100% - ${space['2xl']})`,
      borderStartStartRadius: radius.large,
      borderStartEndRadius: radius.large,
      borderBlockStartWidth: line.thin,
    },
  ],
})

export const panelSizes = styleVariants(size.popup, (width) => ({ maxInlineSize: width }))
