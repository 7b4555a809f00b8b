import type { ReactNode } from 'react'
import { join } from '../private/join.ts'
import { divider, labelled, strong as strongLine } from './Divider.css.ts'

export interface DividerProps {
  /** A word in the middle of the line, such as "or". */
  children?: ReactNode
  /** A line that is easier to see. @default false */
  strong?: boolean
}

/** A thin line between two groups. */
export function Divider({ children, strong = false }: DividerProps) {
  if (children !== undefined) return <div className={labelled}>{children}</div>
  return <hr className={join(divider, strong && strongLine)} />
}
