import type { ReactNode } from 'react'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { alignItems, gap } from '../private/space.css.ts'
import type { Space } from '../tokens/scales.ts'
import { always, type ColumnTemplate, columns, fromDesktop, fromTablet } from './Columns.css.ts'

const templates = { never: always, tablet: fromTablet, desktop: fromDesktop } as const

export interface ColumnsProps extends CommonProps<HTMLDivElement> {
  /** One child a column. */
  children?: ReactNode
  /** How the width is shared. @default '1/1' */
  template?: ColumnTemplate
  /** Space between columns and, when collapsed, rows. @default 'md' */
  space?: Space
  /** Below this width children stand one under another. @default 'tablet' */
  collapseBelow?: 'never' | 'tablet' | 'desktop'
  /** Where children stand from top to bottom. @default 'stretch' */
  alignY?: 'start' | 'center' | 'end' | 'stretch'
}

/** Children in columns of set proportions. */
export function Columns({
  children,
  template = '1/1',
  space = 'md',
  collapseBelow = 'tablet',
  alignY = 'stretch',
  ...root
}: ColumnsProps) {
  return (
    <div
      {...commonProps(root)}
      className={cx(columns, gap[space], templates[collapseBelow][template], alignItems[alignY])}
    >
      {children}
    </div>
  )
}
