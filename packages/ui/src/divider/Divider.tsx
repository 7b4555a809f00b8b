import type { ReactNode } from 'react'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { divider, labelled, strong as strongLine } from './Divider.css.ts'

export interface DividerProps extends CommonProps<HTMLElement> {
  /** A word in the middle of the line, such as "or". */
  children?: ReactNode
  /** A line that is easier to see. @default false */
  strong?: boolean
}

/** A thin line between two groups. */
export function Divider({ children, strong = false, ...root }: DividerProps) {
  if (children !== undefined)
    return (
      <div {...commonProps(root)} className={labelled}>
        {children}
      </div>
    )
  return <hr {...commonProps(root)} className={cx(divider, strong && strongLine)} />
}
