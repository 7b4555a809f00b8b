import type { ReactNode } from 'react'
import { type RootProps, rootAttributes } from '../private/root.ts'
import { visuallyHidden } from './VisuallyHidden.css.ts'

export interface VisuallyHiddenProps extends RootProps<HTMLElement> {
  /** The words. */
  children?: ReactNode
  /** The element. @default 'span' */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3'
}

/** Words that only screen readers meet. */
export function VisuallyHidden({ children, as: Element = 'span', ...root }: VisuallyHiddenProps) {
  return (
    <Element {...rootAttributes(root)} className={visuallyHidden}>
      {children}
    </Element>
  )
}
