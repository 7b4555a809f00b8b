import { globalStyle, style } from '@vanilla-extract/css'
import { tokens } from '../tokens/contract.css.ts'

const { motion } = tokens
const leave = `${motion.fast} ${motion.exit}`

/** Around a popup that Radix places. It takes no space; `display: contents` would have no transition. */
export const anchoredLayer = style({
  position: 'absolute',
  selectors: { '&[data-leaving]': { transition: `display ${leave} allow-discrete` } },
})

/** The end of a popup in it. */
export const anchoredPopup = style({
  selectors: {
    [`${anchoredLayer}[data-leaving] &`]: {
      opacity: 0,
      translate: '0 -4px',
      transition: `opacity ${leave}, translate ${leave}`,
    },
  },
})

// Radix places a popup by effects, and forgets the place when they end.
globalStyle(`${anchoredLayer}[data-leaving] > [data-radix-popper-content-wrapper]`, {
  transform: 'var(--bz-place) !important',
})
