import { useState } from 'react'

/** A value that its owner holds, or that the field holds by itself from `initial` on. */
export function useValue<T>(
  value: T | undefined,
  initial: T,
  onValueChange: ((value: T) => void) | undefined,
): [T, (value: T) => void] {
  const [own, setOwn] = useState(value === undefined ? initial : value)
  const change = (next: T) => {
    setOwn(next)
    onValueChange?.(next)
  }
  return [value === undefined ? own : value, change]
}
