import { useEffect, useState } from 'react'

/** The debounced value: what is typed is looked up once, not by letter. */
export function useDelayed<Value>(value: Value, milliseconds = 300): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
