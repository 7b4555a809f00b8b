import { onTouched } from '@baize/ui'
import { useEffect, useState } from 'react'

/** Whether the visitor has interacted with the page yet: by pointer, finger or keyboard. */
export function useTouched(): boolean {
  const [touched, setTouched] = useState(false)
  useEffect(() => onTouched(() => setTouched(true)), [])
  return touched
}
