import { useCallback, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function read(key: string): boolean {
  try {
    return localStorage.getItem(key) === '1'
  } catch {
    return false
  }
}

/** A yes or no that this browser remembers, the same in all its tabs; no until it was chosen. */
export function useKeptChoice(key: string): [boolean, (chosen: boolean) => void] {
  const chosen = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => false,
  )
  const choose = useCallback(
    (next: boolean) => {
      try {
        if (next) localStorage.setItem(key, '1')
        else localStorage.removeItem(key)
      } catch {
        // A browser that keeps nothing forgets it; what is on the page does not change.
      }
      for (const listener of listeners) listener()
    },
    [key],
  )
  return [chosen, choose]
}
