import { type ReactNode, useLayoutEffect, useRef } from 'react'
import * as css from './SentPanel.css.ts'

/** What replaces an accepted form. It takes the focus, so that the focus is not lost with the form. */
export function SentPanel({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  // In the commit itself: a frame later the user may be typing already.
  useLayoutEffect(() => panel.current?.focus(), [])
  return (
    <div ref={panel} tabIndex={-1} role="status" className={css.panel}>
      {children}
    </div>
  )
}
