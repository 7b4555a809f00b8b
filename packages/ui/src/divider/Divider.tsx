import type { ReactNode } from 'react'
import { join } from '../private/join.ts'
import { type RootProps, rootAttributes } from '../private/root.ts'
import { divider, labelled, strong as strongLine } from './Divider.css.ts'

export interface DividerProps extends RootProps<HTMLElement> {
  /** A word in the middle of the line, such as "or". */
  children?: ReactNode
  /** A line that is easier to see. @default false */
  strong?: boolean
}

/** A thin line between two groups. */
export function Divider({ children, strong = false, ...root }: DividerProps) {
  if (children !== undefined)
    return (
      <div {...rootAttributes(root)} className={labelled}>
        {children}
      </div>
    )
  return <hr {...rootAttributes(root)} className={join(divider, strong && strongLine)} />
}
