import { style, styleVariants } from '@vanilla-extract/css'

/** A form or a button says that what was waited for is there, or that it did not come. */
const waiting = '&:not(:has(form, button))'

/**
 * Until then a popup stands as tall as what comes: a sheet that grows from a mark of waiting pushes its head away. The
 * sign-in with every way that a brand may offer and its banner; more than a window holds.
 */
export const keeps = styleVariants({ signIn: 704, window: '100dvh' }, (minBlockSize) => ({
  selectors: { [waiting]: { minBlockSize } },
}))

/** The shape of a field, and of the words above it. */
export const field = style({ display: 'grid', gap: 4 })
export const label = style({ inlineSize: '35%' })
