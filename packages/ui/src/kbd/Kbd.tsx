import type { ReactNode } from 'react'
import { type RootProps, rootAttributes } from '../private/root.ts'
import { kbd } from './Kbd.css.ts'

export interface KbdProps extends RootProps<HTMLElement> {
  /** What is written on the key. */
  children: ReactNode
}

/** A key of the keyboard, within a sentence. */
export function Kbd({ children, ...root }: KbdProps) {
  return (
    <kbd className={kbd} translate="no" {...rootAttributes(root)}>
      {children}
    </kbd>
  )
}
