import { join } from '../private/join.ts'
import { shapes, short, skeleton } from './Skeleton.css.ts'

export interface SkeletonProps {
  /** @default 'text' */
  shape?: keyof typeof shapes
  /** How many; of several lines of text the last is short. @default 1 */
  count?: number
}

/** The shape of what is on its way. What holds it should say `aria-busy`; the shape itself is silent. */
export function Skeleton({ shape = 'text', count = 1 }: SkeletonProps) {
  return Array.from({ length: count }, (_, index) => (
    <span
      key={index}
      aria-hidden="true"
      className={join(skeleton, shapes[shape], shape === 'text' && count > 1 && index === count - 1 && short)}
    />
  ))
}
