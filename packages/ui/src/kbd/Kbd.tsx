import type { ReactNode } from 'react'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { kbd } from './Kbd.css.ts'

export interface KbdProps extends CommonProps<HTMLElement> {
  /** What is written on the key. */
  children: ReactNode
}

/** A key of the keyboard, within a sentence. */
export function Kbd({ children, ...root }: KbdProps) {
  return (
    <kbd className={kbd} translate="no" {...commonProps(root)}>
      {children}
    </kbd>
  )
}
