/**
 * Whether a key belongs to an input method: it ends or changes a word that is being composed, and must not be handled
 * elsewhere. Safari sends the key that ends it after `compositionend`, marked by the key code 229 alone.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229
}
