import type { IconNode } from 'lucide'
import { createElement, type FC, type ReactNode } from 'react'

export interface IconProps {
  /** Pixels. @default 1.25 times as high as the text that it stands in */
  size?: number
  /** Filled with the colour of the text, and not drawn in lines of it. */
  filled?: boolean
  /** In lines half as thick again. */
  bold?: boolean
  className?: string | undefined
  /** Something of it is under way. */
  'data-busy'?: true | undefined
}

export interface IconOptions {
  /** Points along the line of reading, and turns with it. */
  turns?: boolean
}

/**
 * A picture of Lucide's, beside words that say the same: nobody is told of it. Icons are what a page has most of, so one costs
 * an element and what is drawn in it; how it is drawn stands in the reset.
 */
export function icon(drawn: IconNode, { turns = false }: IconOptions = {}): FC<IconProps> {
  let shapes: ReactNode
  return ({ size, filled, bold, ...rest }) => {
    // Made once, and by the first who shows it: none of them ever changes.
    shapes ??= drawn.map(([tag, attributes], key) => createElement(tag, { key, ...attributes }))
    return (
      <svg
        {...rest}
        data-bz-icon={turns ? 'turns' : ''}
        data-filled={filled || undefined}
        data-bold={bold || undefined}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        aria-hidden
      >
        {shapes}
      </svg>
    )
  }
}
