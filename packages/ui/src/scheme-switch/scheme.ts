import { useSyncExternalStore } from 'react'

/** What a person may choose; `system` follows the device. */
export const schemeChoices = ['system', 'light', 'dark'] as const
export type SchemeChoice = (typeof schemeChoices)[number]

const key = 'baize.scheme'
const listeners = new Set<() => void>()

/**
 * Puts the kept choice on `<html>` before the first paint. A site inlines it, with its nonce, at the top of
 * its document; it is all there is to switching: no component renders for it.
 */
export const schemeScript = `try{var s=localStorage.getItem('${key}');if(s==='light'||s==='dark')document.documentElement.dataset.scheme=s;if(localStorage.getItem('baize.motion')==='still')document.documentElement.dataset.motion='still'}catch(e){}`

/** The choice in force. */
export function schemeChoice(): SchemeChoice {
  const scheme = document.documentElement.dataset.scheme
  return scheme === 'light' || scheme === 'dark' ? scheme : 'system'
}

/** Changes the look at once and keeps the choice for the next visit, where the browser lets us keep anything. */
export function chooseScheme(choice: SchemeChoice): void {
  const root = document.documentElement
  if (choice === 'system') delete root.dataset.scheme
  else root.dataset.scheme = choice
  try {
    if (choice === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, choice)
  } catch {
    // A browser that keeps nothing still switches for this visit.
  }
  for (const listener of listeners) listener()
}

/** The choice, for a control that shows it. */
export function useSchemeChoice(): SchemeChoice {
  return useSyncExternalStore(subscribe, schemeChoice, () => 'system')
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
