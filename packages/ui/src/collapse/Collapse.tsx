import { Collapsible } from 'radix-ui'
import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../icons/icons.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import * as css from './Collapse.css.ts'

export interface CollapseProps extends CommonProps<HTMLDivElement> {
  /** What the button says, open or not: the name of what it shows. */
  label: ReactNode
  /** What is shown and hidden; mounted while it is open. */
  children: ReactNode
  /** Whether it is open, when the owner decides it. */
  open?: boolean
  /** Whether it is open at first, when the component keeps it itself. @default false */
  defaultOpen?: boolean
  /** @default false */
  disabled?: boolean
  /** It was opened or closed. */
  onOpenChange?: (open: boolean) => void
}

/** One thing that opens below its name, in place. For several in a row, an Accordion. */
export function Collapse({
  label,
  children,
  open,
  defaultOpen = false,
  disabled = false,
  onOpenChange,
  ...root
}: CollapseProps) {
  return (
    <Collapsible.Root
      {...commonProps(root)}
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange })}
      defaultOpen={defaultOpen}
      disabled={disabled}
    >
      <Collapsible.Trigger className={css.trigger}>
        {label}
        <span className={css.chevron}>
          <ChevronDownIcon />
        </span>
      </Collapsible.Trigger>
      <Collapsible.Content className={css.content}>
        <div className={css.body}>{children}</div>
      </Collapsible.Content>
    </Collapsible.Root>
  )
}
