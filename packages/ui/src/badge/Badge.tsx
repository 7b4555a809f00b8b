import type { ReactNode } from 'react'
import { join } from '../private/join.ts'
import { type RootProps, rootAttributes } from '../private/root.ts'
import { tone as toneClass } from '../private/tone.css.ts'
import type { Tone } from '../tokens/scales.ts'
import { badge, badgeVariants } from './Badge.css.ts'

export interface BadgeProps extends RootProps<HTMLSpanElement> {
  /** The words on it. */
  children: ReactNode
  /** @default 'neutral' */
  tone?: Tone
  /** @default 'soft' */
  variant?: keyof typeof badgeVariants
  /** A picture before the words. */
  icon?: ReactNode
}

/** A word or two about the thing it stands on. */
export function Badge({ children, tone = 'neutral', variant = 'soft', icon, ...root }: BadgeProps) {
  return (
    <span {...rootAttributes(root)} className={join(badge, toneClass[tone], badgeVariants[variant])}>
      {icon}
      {children}
    </span>
  )
}
