import type { CSSProperties } from 'react'

/**
 * Takes back the styles that Radix writes into attributes, and that the policy refuses in the HTML of a server: spread on
 * the element that has them. What it measures in a browser stays.
 */
export const unstyled = {
  style: {
    outline: undefined,
    animationDuration: undefined,
    '--radix-accordion-content-height': undefined,
    '--radix-accordion-content-width': undefined,
  } as CSSProperties,
}
