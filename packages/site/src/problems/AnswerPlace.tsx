import type { ReactNode, Ref } from 'react'
import * as css from './AnswerPlace.css.ts'

export interface AnswerPlaceProps {
  children: ReactNode
  /** What the focus is sent to. */
  ref: Ref<HTMLDivElement>
  /** `status` where a change of it is read out as well. */
  role?: 'status'
}

/** Where the focus moves after a mutation: its result is read from here on, and nothing in it can be activated. */
export function AnswerPlace({ children, ref, role }: AnswerPlaceProps) {
  return (
    <div ref={ref} role={role} tabIndex={-1} className={css.place}>
      {children}
    </div>
  )
}
