import type { ReactNode } from 'react'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { container, flush, widths } from './Container.css.ts'

export interface ContainerProps extends CommonProps<HTMLElement> {
  /** Its content. */
  children?: ReactNode
  /** How wide the content may grow. @default 'page' */
  width?: keyof typeof widths
  /** Padding at its sides, and centred; false within a page that has padding already, whose edge it keeps. @default true */
  gutter?: boolean
  /** The element. @default 'div' */
  as?: 'div' | 'main' | 'section' | 'header' | 'footer'
}

/** Content in the middle of the page with padding at its sides. */
export function Container({
  children,
  width = 'page',
  gutter = true,
  as: Element = 'div',
  ...root
}: ContainerProps) {
  return (
    <Element {...commonProps(root)} className={cx(container, gutter ? widths[width] : flush[width])}>
      {children}
    </Element>
  )
}
