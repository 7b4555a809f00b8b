import { type ReactNode, useLayoutEffect, useRef } from 'react'
import * as css from './SentPanel.css.ts'

/** What has taken the place of a form that was accepted. It has the focus, so that nobody is left where nothing is. */
export function SentPanel({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  // In the commit itself: a frame later somebody may be typing already.
  useLayoutEffect(() => panel.current?.focus(), [])
  return (
    <div ref={panel} tabIndex={-1} role="status" className={css.panel}>
      {children}
    </div>
  )
}
