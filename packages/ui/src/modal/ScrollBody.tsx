import { type ReactNode, useEffect, useRef } from 'react'
import { body } from './Modal.css.ts'

/** The part of a modal that scrolls. It joins the tab order only while there is something to scroll. */
export function ScrollBody({ children, label, id }: { children: ReactNode; label: string; id?: string }) {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = box.current
    const inside = content.current
    if (!element || !inside) return
    const measure = () => {
      if (element.scrollHeight > element.clientHeight + 1) {
        element.tabIndex = 0
        element.setAttribute('role', 'group')
        element.setAttribute('aria-label', label)
      } else {
        for (const name of ['tabindex', 'role', 'aria-label']) element.removeAttribute(name)
      }
    }
    // It reports both at once too, after the browser's own layout: measuring before it would lay out the page twice.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(inside)
    return () => observer.disconnect()
  }, [label])

  return (
    <div ref={box} className={body}>
      <div ref={content} id={id}>
        {children}
      </div>
    </div>
  )
}
