import { type Breakpoint, breakpoints } from './scales.ts'

/** The media query for this width and wider. */
export function from(width: Breakpoint): string {
  return `screen and (min-width: ${breakpoints[width]}px)`
}

/** The media query for narrower than this width. */
export function below(width: Breakpoint): string {
  return `screen and (max-width: ${breakpoints[width] - 0.02}px)`
}

/** Where a pointer can hover; keeps hover styles from sticking on touch screens. */
export const canHover = '(hover: hover)'

/** Where the user requested less motion. */
export const lessMotion = '(prefers-reduced-motion: reduce)'
