import { useState } from 'react'
import { useClientLayoutEffect } from '../private/useClientLayoutEffect.ts'
import { afterPicture } from './afterPicture.ts'

/**
 * A value as the last picture of the page knew it: it changes once what answers a press is painted. Give it to what takes
 * long to draw, and the value itself to what was pressed.
 */
export function usePainted<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value)
  useClientLayoutEffect(() => {
    if (!Object.is(painted, value)) return afterPicture(() => setPainted(() => value))
  }, [painted, value])
  return painted
}
