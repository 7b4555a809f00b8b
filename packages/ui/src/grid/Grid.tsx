import type { ReactNode } from 'react'
import { join } from '../private/join.ts'
import { type RootProps, rootAttributes } from '../private/root.ts'
import { gap } from '../private/space.css.ts'
import type { Space } from '../tokens/scales.ts'
import { cells, grid, type minimums } from './Grid.css.ts'

export interface GridProps extends RootProps<HTMLElement> {
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
    <Element {...rootAttributes(root)} className={join(grid, cells[cell], gap[space])}>
      {children}
    </Element>
  )
}
