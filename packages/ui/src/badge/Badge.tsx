import type { ReactNode } from 'react'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { tone as toneClass } from '../private/tone.css.ts'
import type { Tone } from '../tokens/scales.ts'
import { badge, badgeVariants } from './Badge.css.ts'

export interface BadgeProps extends CommonProps<HTMLSpanElement> {
  /** The words on it. */
  children: ReactNode
  /** @default 'neutral' */
  tone?: Tone
  /** @default 'soft' */
  variant?: keyof typeof badgeVariants
  /** An icon before the words. */
  icon?: ReactNode
}

/** A word or two about the element that it labels. */
export function Badge({ children, tone = 'neutral', variant = 'soft', icon, ...root }: BadgeProps) {
  return (
    <span {...commonProps(root)} className={cx(badge, toneClass[tone], badgeVariants[variant])}>
      {icon}
      {children}
    </span>
  )
}
