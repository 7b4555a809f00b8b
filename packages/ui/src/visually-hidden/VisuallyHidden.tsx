import type { ReactNode } from 'react'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { visuallyHidden } from './VisuallyHidden.css.ts'

export interface VisuallyHiddenProps extends CommonProps<HTMLElement> {
  /** The words. */
  children?: ReactNode
  /** The element. @default 'span' */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3'
}

/** Words that only screen readers meet. */
export function VisuallyHidden({ children, as: Element = 'span', ...root }: VisuallyHiddenProps) {
  return (
    <Element {...commonProps(root)} className={visuallyHidden}>
      {children}
    </Element>
  )
}
