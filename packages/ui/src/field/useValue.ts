import { useState } from 'react'

/**
 * A value that its owner holds, or that the field holds by itself from `initial` on; how to change it; and how to put it
 * back, as a form's reset does, which tells nobody.
 */
export function useValue<T>(
  value: T | undefined,
  initial: T,
  onValueChange: ((value: T) => void) | undefined,
): [value: T, change: (value: T) => void, restore: () => void] {
  const [own, setOwn] = useState(value === undefined ? initial : value)
  const change = (next: T) => {
    setOwn(next)
    onValueChange?.(next)
  }
  return [value === undefined ? own : value, change, () => setOwn(initial)]
}
