import type { ReactNode } from 'react'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { card, cardSurfaces, paddings } from './Card.css.ts'

export interface CardProps extends CommonProps<HTMLElement> {
  /** Its content. */
  children?: ReactNode
  /** What it is made of; `felt` is the brand's cloth and carries only few words. @default 'base' */
  surface?: keyof typeof cardSurfaces
  /** Padding. @default 'md' */
  padding?: keyof typeof paddings
  /** @default 'div' */
  as?: 'div' | 'section' | 'article' | 'li' | 'aside'
}

/** A surface for content that belongs together. */
export function Card({
  children,
  surface = 'base',
  padding = 'md',
  as: Element = 'div',
  ...root
}: CardProps) {
  return (
    <Element className={cx(card, cardSurfaces[surface], paddings[padding])} {...commonProps(root)}>
      {children}
    </Element>
  )
}
