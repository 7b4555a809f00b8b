import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import * as css from './Code.css.ts'

export interface CodeProps extends CommonProps<HTMLElement> {
  /** The text, to be read letter by letter. */
  children: string
  /** Lines of their own, whose breaks and spaces stay. @default false */
  block?: boolean
}

/** What a machine reads: a code, a name of a file, a line of a program. Left to right in every language, and never translated. */
export function Code({ children, block = false, ...root }: CodeProps) {
  return (
    <code className={cx(css.code, block && css.block)} dir="ltr" translate="no" {...commonProps(root)}>
      {children}
    </code>
  )
}
