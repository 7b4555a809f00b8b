import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { shapes, short, skeleton } from './Skeleton.css.ts'

export interface SkeletonProps extends CommonProps<HTMLSpanElement> {
  /** @default 'text' */
  shape?: keyof typeof shapes
  /** How many; of several lines of text the last is short. @default 1 */
  count?: number
}

/** The shape of what is on its way. Its container should have `aria-busy`; the shape itself is silent. */
export function Skeleton({ shape = 'text', count = 1, ...root }: SkeletonProps) {
  return Array.from({ length: count }, (_, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no order to lose
      key={index}
      {...(index === 0 && commonProps(root))}
      aria-hidden="true"
      className={cx(skeleton, shapes[shape], shape === 'text' && count > 1 && index === count - 1 && short)}
    />
  ))
}
