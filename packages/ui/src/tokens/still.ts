import type { StyleRule } from '@vanilla-extract/css'
import { lessMotion } from './media.ts'

const stop = { animationName: 'none', transitionProperty: 'none' } as const

/**
 * Stops the moving pseudo-element of a style where the device or the user requests less motion. The reset
 * does it for elements only: a rule for every pseudo-element there may be makes all elements dearer to style (ADR 0025).
 * For a style's list: `style([{ … }, stillPseudo('::before')])`.
 */
export function stillPseudo(pseudo: '::before' | '::after'): StyleRule {
  return {
    selectors: { [`[data-motion=still] &${pseudo}`]: stop },
    '@media': { [lessMotion]: { selectors: { [`&${pseudo}`]: stop } } },
  }
}
