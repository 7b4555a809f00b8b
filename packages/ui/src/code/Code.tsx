import { join } from '../private/join.ts'
import { type RootProps, rootAttributes } from '../private/root.ts'
import * as css from './Code.css.ts'

export interface CodeProps extends RootProps<HTMLElement> {
  /** The text, to be read letter by letter. */
  children: string
  /** Lines of their own, whose breaks and spaces stay. @default false */
  block?: boolean
}

/** What a machine reads: a code, a name of a file, a line of a program. Left to right in every language, and never translated. */
export function Code({ children, block = false, ...root }: CodeProps) {
  return (
    <code className={join(css.code, block && css.block)} dir="ltr" translate="no" {...rootAttributes(root)}>
      {children}
    </code>
  )
}
