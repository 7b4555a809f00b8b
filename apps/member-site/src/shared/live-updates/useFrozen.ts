import { useState } from 'react'

export interface Frozen<Value> {
  /** The value as it is, or as it was when it was paused. */
  readonly shown: Value
  readonly paused: boolean
  setPaused(paused: boolean): void
}

/** A value that a person can stop from changing. */
export function useFrozen<Value>(value: Value): Frozen<Value> {
  const [kept, setKept] = useState<{ readonly value: Value }>()
  return {
    shown: kept ? kept.value : value,
    paused: kept !== undefined,
    setPaused: (paused) => setKept(paused ? { value } : undefined),
  }
}
