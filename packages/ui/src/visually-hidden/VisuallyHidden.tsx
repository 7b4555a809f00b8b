import type { ReactNode } from 'react'
import { visuallyHidden } from './VisuallyHidden.css.ts'

export interface VisuallyHiddenProps {
  children?: ReactNode
  /** The element. @default 'span' */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3'
  id?: string
}

/** Words that only screen readers meet. */
export function VisuallyHidden({ children, as: Element = 'span', id }: VisuallyHiddenProps) {
  return (
    <Element id={id} className={visuallyHidden}>
      {children}
    </Element>
  )
}
