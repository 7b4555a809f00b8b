import type { ReactNode } from 'react'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import * as css from './ButtonGroup.css.ts'

export interface ButtonGroupProps extends CommonProps<HTMLDivElement> {
  /** Accessible name of the group, for example "Export". */
  label: string
  /** Button, IconButton or LinkButton, two or more; each is a stop of its own for Tab. */
  children: ReactNode
}

/** Buttons that belong together, drawn as one. Where one of them is in force, a SegmentedControl. */
export function ButtonGroup({ label, children, ...root }: ButtonGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would group fields of a form
    <div role="group" aria-label={label} className={css.group} {...commonProps(root)}>
      {children}
    </div>
  )
}
