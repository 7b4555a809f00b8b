import type { ReactNode } from 'react'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import type { Space } from '../tokens/scales.ts'
import * as css from './Box.css.ts'

/** What a box may be made of; `none` lets what is behind it through. */
export const boxSurfaces = ['none', 'page', 'sunken', 'base', 'raised', 'selected'] as const
/** What a box is made of. */
export type BoxSurface = (typeof boxSurfaces)[number]

/** Lines a box may have around it. */
export const boxBorders = ['none', 'subtle', 'base', 'strong'] as const
/** The line around a box. */
export type BoxBorder = (typeof boxBorders)[number]

/** How round a box's corners may be. */
export const boxRadii = ['none', 'small', 'medium', 'large', 'full'] as const
/** How round a box's corners are. */
export type BoxRadius = (typeof boxRadii)[number]

export interface BoxProps extends CommonProps<HTMLElement> {
  /** Its content. */
  children?: ReactNode
  /** Padding on all sides. @default 'none' */
  padding?: Space
  /** Padding at the beginning and the end of a line. @default padding */
  paddingX?: Space
  /** Padding above and below. @default padding */
  paddingY?: Space
  /** What it is made of. @default 'none' */
  surface?: BoxSurface
  /** The line around it. @default 'none' */
  border?: BoxBorder
  /** How round its corners are. @default 'none' */
  radius?: BoxRadius
  /** The element. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'aside' | 'header' | 'footer' | 'li' | 'span'
}

/** Padding, background and border around its content. For content that belongs together use a Card. */
export function Box({
  children,
  padding = 'none',
  paddingX,
  paddingY,
  surface = 'none',
  border = 'none',
  radius = 'none',
  as: Element = 'div',
  ...root
}: BoxProps) {
  return (
    <Element
      {...commonProps(root)}
      className={cx(
        css.box,
        css.surfaces[surface],
        css.borders[border],
        radius !== 'none' && css.radii[radius],
        padding !== 'none' && css.padding[padding],
        paddingX !== undefined && css.paddingInline[paddingX],
        paddingY !== undefined && css.paddingBlock[paddingY],
      )}
    >
      {children}
    </Element>
  )
}
