import type { ReactNode } from 'react'
import { join } from '../private/join.ts'
import { type RootProps, rootAttributes } from '../private/root.ts'
import { container, flush, widths } from './Container.css.ts'

export interface ContainerProps extends RootProps<HTMLElement> {
  /** What it holds. */
  children?: ReactNode
  /** How wide the content may grow. @default 'page' */
  width?: keyof typeof widths
  /** Room at its sides; false within a page that has it already. @default true */
  gutter?: boolean
  /** The element. @default 'div' */
  as?: 'div' | 'main' | 'section' | 'header' | 'footer'
}

/** Content in the middle of the page with room at its sides. */
export function Container({
  children,
  width = 'page',
  gutter = true,
  as: Element = 'div',
  ...root
}: ContainerProps) {
  return (
    <Element {...rootAttributes(root)} className={join(container, gutter ? widths[width] : flush[width])}>
      {children}
    </Element>
  )
}
