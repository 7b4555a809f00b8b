import { useSyncExternalStore } from 'react'
import { keptAs } from './scheme-script.ts'

/** What a person may choose; `system` follows the device. */
export const schemeChoices = ['system', 'light', 'dark'] as const
export type SchemeChoice = (typeof schemeChoices)[number]

const key = keptAs.scheme
const listeners = new Set<() => void>()

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
