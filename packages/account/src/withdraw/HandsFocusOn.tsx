import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'

export interface HandsFocusOnProps {
  /** Where the keyboard goes on: an element that takes the focus by code, `tabIndex={-1}`. */
  to: RefObject<HTMLElement | null>
  children: ReactNode
}

/** What goes away with the focus in it hands the focus on: the keyboard is not thrown back to the head of the page. */
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
