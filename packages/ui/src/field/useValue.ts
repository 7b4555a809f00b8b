import { useState } from 'react'

/**
 * A controlled value, or one that the component keeps by itself from `initial` on; how to change it; and how to
 * put it back, as a form's reset does, or to another value, which notifies no one.
 */
export function useValue<T>(
  value: T | undefined,
  initial: T,
  onValueChange: ((value: T) => void) | undefined,
): [value: T, change: (value: T) => void, restore: (to?: T) => void] {
  const [own, setOwn] = useState(value === undefined ? initial : value)
  const change = (next: T) => {
    setOwn(() => next)
    onValueChange?.(next)
  }
  return [value === undefined ? own : value, change, (to = initial) => setOwn(() => to)]
}
