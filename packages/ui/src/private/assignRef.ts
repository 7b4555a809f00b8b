import type { Ref } from 'react'

/** Assigns an element to a ref of either kind; returns what a callback ref returns. */
export function assignRef<Element>(
  ref: Ref<Element> | undefined,
  element: Element | null,
): (() => void) | undefined {
  if (typeof ref === 'function') return ref(element) || undefined
  if (ref) ref.current = element
  return undefined
}
