import { type Direction, useDirection } from '@baize/i18n'
import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => observer.disconnect()
}

const ofPage = (): Direction => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')

/** The direction in which the page is read, as its arrow keys go: the document's own, on a server the language's. */
export function useReadingDirection(): Direction {
  const ofLanguage = useDirection()
  return useSyncExternalStore(subscribe, ofPage, () => ofLanguage)
}
