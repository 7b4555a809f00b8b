import { isComposing } from '../private/composing.ts'

/**
 * Marks what has a use of its own for Escape, as a search field that it clears. Radix's layers receive the key
 * before any control does.
 */
export const takesEscape = { 'data-takes-escape': '' } as const

/** Whether an Escape is not the layer's: it ends a word of an input method, or its control has a use for it. */
export function isEscapeTaken(event: KeyboardEvent): boolean {
  return (
    isComposing(event) ||
    (event.target instanceof Element && event.target.closest('[data-takes-escape]') !== null)
  )
}
