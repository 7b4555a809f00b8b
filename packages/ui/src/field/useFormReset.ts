import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Notifies a field that its form was reset, after the browser has reset native controls: a field that keeps in
 * React what it shows is not reached by it.
 */
export function useFormReset(within: RefObject<Element | null>, onReset: () => void): void {
  const reset = useEffectEvent(onReset)
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const listen = (event: Event) => {
      if (event.defaultPrevented || within.current?.closest('form') !== event.target) return
      // The event is fired before the controls are reset.
      waiting = setTimeout(() => reset())
    }
    document.addEventListener('reset', listen)
    return () => {
      document.removeEventListener('reset', listen)
      clearTimeout(waiting)
    }
  }, [within])
}
