import { useEffect, useState } from 'react'

const fields = 'input:not([type=radio], [type=checkbox], [type=range]), textarea'

/** Whether the focus is in a field that is typed into. */
export function useTyping(): boolean {
  const [typing, setTyping] = useState(false)
  useEffect(() => {
    const see = (focused: EventTarget | null) =>
      setTyping(focused instanceof Element && focused.matches(fields))
    const come = ({ target }: FocusEvent) => see(target)
    const go = ({ relatedTarget }: FocusEvent) => see(relatedTarget)
    see(document.activeElement)
    addEventListener('focusin', come)
    addEventListener('focusout', go)
    return () => {
      removeEventListener('focusin', come)
      removeEventListener('focusout', go)
    }
  }, [])
  return typing
}
