import { type RefObject, useInsertionEffect, useRef } from 'react'

/** A value as it was last rendered, for what runs later than its render: handlers, timers, requests. */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value)
  // Before the layout effects of the parts inside, which may read it.
  useInsertionEffect(() => {
    latest.current = value
  })
  return latest
}
