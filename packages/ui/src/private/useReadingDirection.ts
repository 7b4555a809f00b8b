import { type Direction, useDirection } from '@baize/i18n'
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let observer: MutationObserver | undefined

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  observer ??= new MutationObserver(() => {
    for (const each of listeners) each()
  })
  if (listeners.size === 1) observer.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) observer?.disconnect()
  }
}

const ofPage = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')

/** The direction in which the page is read, as its arrow keys go: the document's own, on a server the language's. */
export function useReadingDirection(): Direction {
  const ofLanguage = useDirection()
  return useSyncExternalStore(subscribe, ofPage, () => ofLanguage)
}
