import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'

export interface HandsFocusOnProps {
  /** Where the focus moves: an element that takes the focus by code, `tabIndex={-1}`. */
  to: RefObject<HTMLElement | null>
  children: ReactNode
}

/** Moves the focus on when its content unmounts with the focus in it: otherwise it would return to the top of the page. */
export function HandsFocusOn({ to, children }: HandsFocusOnProps) {
  const own = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = own.current
    return () => {
      if (element?.contains(document.activeElement)) to.current?.focus()
    }
  }, [to])
  return <div ref={own}>{children}</div>
}
