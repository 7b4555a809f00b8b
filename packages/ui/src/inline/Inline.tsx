import type { ReactNode } from 'react'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { alignItems, gap } from '../private/space.css.ts'
import type { Space } from '../tokens/scales.ts'
import { inline, oneLine, spread } from './Inline.css.ts'

export interface InlineProps extends CommonProps<HTMLElement> {
  /** Its content. */
  children?: ReactNode
  /** Space between children, in both directions. @default 'xs' */
  space?: Space
  /** How children share the line. @default 'start' */
  align?: keyof typeof spread
  /** Where children stand within the line. @default 'center' */
  alignY?: 'start' | 'center' | 'end' | 'stretch' | 'baseline'
  /** Keep on one line instead of wrapping; the card that a row of a table becomes on a phone wraps it. @default false */
  nowrap?: boolean
  /** The element; `ul` wants `li` children. @default 'div' */
  as?: 'div' | 'ul' | 'li' | 'nav' | 'span' | 'p'
}

/** Children side by side, wrapping where the line ends. */
export function Inline({
  children,
  space = 'xs',
  align = 'start',
  alignY = 'center',
  nowrap = false,
  as: Element = 'div',
  ...root
}: InlineProps) {
  return (
    <Element
      {...commonProps(root)}
      className={cx(inline, gap[space], spread[align], alignItems[alignY], nowrap && oneLine)}
    >
      {children}
    </Element>
  )
}
