import type { ReactNode } from 'react'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import * as css from './AspectRatio.css.ts'

/** Width to height. */
export const aspectRatios = ['1:1', '4:3', '3:2', '16:9', '21:9'] as const
/** Width to height. */
export type AspectRatioName = (typeof aspectRatios)[number]

export interface AspectRatioProps extends CommonProps<HTMLDivElement> {
  /** An image, a video or a frame, which fills it, or anything else. */
  children?: ReactNode
  /** Width to height. @default '16:9' */
  ratio?: AspectRatioName
}

/** As wide as its container, and as high as its ratio says, before what is in it has loaded. */
export function AspectRatio({ children, ratio = '16:9', ...root }: AspectRatioProps) {
  return (
    <div className={css.ratios[ratio]} {...commonProps(root)}>
      {children}
    </div>
  )
}
