import type { ReactNode } from 'react'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { alignments, textTones, truncated } from '../text/Text.css.ts'
import type { TextTone } from '../text/Text.tsx'
import { heading, headingSizes } from './Heading.css.ts'

export interface HeadingProps extends CommonProps<HTMLHeadingElement> {
  /** The words. */
  children?: ReactNode
  /** Place in the outline of the page. */
  level: 1 | 2 | 3 | 4
  /** How large it looks. @default by level: page, section, group, item */
  size?: keyof typeof headingSizes
  /** @default 'inherit' */
  tone?: TextTone
  /** @default 'start' */
  align?: keyof typeof alignments
  /** One line, cut with an ellipsis. @default false */
  truncate?: boolean
}

const sizeOfLevel = { 1: 'page', 2: 'section', 3: 'group', 4: 'item' } as const

/** A heading in the outline of the page. */
export function Heading({
  children,
  level,
  size = sizeOfLevel[level],
  tone = 'inherit',
  align = 'start',
  truncate = false,
  ...root
}: HeadingProps) {
  const Element = `h${level}` as const
  const className = cx(
    heading,
    headingSizes[size],
    tone !== 'inherit' && textTones[tone],
    align !== 'start' && alignments[align],
    truncate && truncated,
  )
  return (
    <Element {...commonProps(root)} className={className}>
      {children}
    </Element>
  )
}
