import type { ReactNode } from 'react'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { tone as toneClass } from '../private/tone.css.ts'
import type { Tone } from '../tokens/scales.ts'
import { dot, status } from './StatusLabel.css.ts'

export interface StatusLabelProps extends CommonProps<HTMLSpanElement> {
  /** The status in words. */
  children: ReactNode
  /** @default 'neutral' */
  tone?: Tone
}

/** The state something is in: a dot and words, for tables and records. */
export function StatusLabel({ children, tone = 'neutral', ...root }: StatusLabelProps) {
  return (
    <span {...commonProps(root)} className={cx(status, toneClass[tone])}>
      <span aria-hidden="true" className={dot} />
      {children}
    </span>
  )
}
