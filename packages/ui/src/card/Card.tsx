import type { ReactNode } from 'react'
import { join } from '../private/join.ts'
import { type RootProps, rootAttributes } from '../private/root.ts'
import { card, cardSurfaces, paddings } from './Card.css.ts'

export interface CardProps extends RootProps<HTMLElement> {
  /** What it holds. */
  children?: ReactNode
  /** What it is made of; `felt` is the brand's cloth and carries only few words. @default 'base' */
  surface?: keyof typeof cardSurfaces
  /** Room inside. @default 'md' */
  padding?: keyof typeof paddings
  /** @default 'div' */
  as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  /** Id of the heading that names it, for sections. */
  labelledBy?: string
}

/** A surface that holds things that belong together. */
export function Card({
  children,
  surface = 'base',
  padding = 'md',
  as: Element = 'div',
  labelledBy,
  ...root
}: CardProps) {
  return (
    <Element
      aria-labelledby={labelledBy}
      className={join(card, cardSurfaces[surface], paddings[padding])}
      {...rootAttributes(root)}
    >
      {children}
    </Element>
  )
}
