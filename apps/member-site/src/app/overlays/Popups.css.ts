import { style, styleVariants } from '@vanilla-extract/css'

/** A form or a button shows that the loading has ended, or has failed. */
const waiting = '&:not(:has(form, button))'

/**
 * Until then a popup is as tall as its content will be: a bottom sheet that grows from a spinner moves its head. The
 * height of the sign-in with every method that a brand may offer and its banner; more than a viewport.
 */
export const keeps = styleVariants({ signIn: 704, window: '100dvh' }, (minBlockSize) => ({
  selectors: { [waiting]: { minBlockSize } },
}))

/** The shape of a field, and of the label above it. */
export const field = style({ display: 'grid', gap: 4 })
export const label = style({ inlineSize: '35%' })
