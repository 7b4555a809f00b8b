import type { ReactNode } from 'react'
import { Heading } from '../heading/Heading.tsx'
import { EmptyIcon } from '../icons/icons.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import * as css from './EmptyState.css.ts'

export interface EmptyStateProps extends CommonProps<HTMLDivElement> {
  /** What is not there. */
  title: ReactNode
  /** Why, or what to do. */
  children?: ReactNode
  /** @default an empty tray */
  icon?: ReactNode
  /** Buttons or links: the way on. */
  action?: ReactNode
  /** Place of the title in the outline. @default 2 */
  level?: 1 | 2 | 3 | 4
}

/** In place of a list that has nothing in it. */
export function EmptyState({ title, children, icon, action, level = 2, ...root }: EmptyStateProps) {
  return (
    <div {...commonProps(root)} className={css.state}>
      <span className={css.mark}>{icon === undefined ? <EmptyIcon /> : icon}</span>
      <Heading level={level} size="item">
        {title}
      </Heading>
      {children !== undefined && <div className={css.message}>{children}</div>}
      {action !== undefined && <div className={css.actions}>{action}</div>}
    </div>
  )
}
