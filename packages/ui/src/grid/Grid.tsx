import type { ReactNode } from 'react'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { gap } from '../private/space.css.ts'
import type { Space } from '../tokens/scales.ts'
import { cells, grid, type minimums } from './Grid.css.ts'

export interface GridProps extends CommonProps<HTMLElement> {
  /** The cells. */
  children?: ReactNode
  /** The narrowest cell: a game tile, a card or a panel. @default 'card' */
  cell?: keyof typeof minimums
  /** Space between cells. @default 'md' */
  space?: Space
  /** The element; `ul` wants `li` children. @default 'div' */
  as?: 'div' | 'ul'
}

/** As many equal cells in a row as the width allows. */
export function Grid({ children, cell = 'card', space = 'md', as: Element = 'div', ...root }: GridProps) {
  return (
    <Element {...commonProps(root)} className={cx(grid, cells[cell], gap[space])}>
      {children}
    </Element>
  )
}
