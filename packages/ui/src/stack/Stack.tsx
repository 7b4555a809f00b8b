import type { ReactNode } from 'react'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { alignItems, gap } from '../private/space.css.ts'
import type { Alignment, Space } from '../tokens/scales.ts'
import { stack } from './Stack.css.ts'

export interface StackProps extends CommonProps<HTMLElement> {
  /** Its content. */
  children?: ReactNode
  /** Space between children. @default 'md' */
  space?: Space
  /** Where children stand across the page. @default 'stretch' */
  align?: Alignment
  /** The element; `ul` and `ol` want `li` children. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'ul' | 'ol' | 'li' | 'nav' | 'aside' | 'header' | 'footer' | 'span'
}

/** Children one under another, with equal space between them. */
export function Stack({
  children,
  space = 'md',
  align = 'stretch',
  as: Element = 'div',
  ...root
}: StackProps) {
  return (
    <Element
      {...commonProps(root)}
      className={cx(stack, gap[space], align !== 'stretch' && alignItems[align])}
    >
      {children}
    </Element>
  )
}
