import type { ReactNode } from 'react'
import { join } from '../private/join.ts'
import { type RootProps, rootAttributes } from '../private/root.ts'
import { tone as toneClass } from '../private/tone.css.ts'
import type { Tone } from '../tokens/scales.ts'
import { dot, status } from './StatusLabel.css.ts'

export interface StatusLabelProps extends RootProps<HTMLSpanElement> {
  /** The status in words. */
  children: ReactNode
  /** @default 'neutral' */
  tone?: Tone
}

/** The state something is in: a dot and words, for tables and records. */
export function StatusLabel({ children, tone = 'neutral', ...root }: StatusLabelProps) {
  return (
    <span {...rootAttributes(root)} className={join(status, toneClass[tone])}>
      <span aria-hidden="true" className={dot} />
      {children}
    </span>
  )
}
