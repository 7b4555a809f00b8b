import { useFormat } from '@baize/i18n'
import { type ReactNode, useId } from 'react'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { tone as toneClass } from '../private/tone.css.ts'
import type { Tone } from '../tokens/scales.ts'
import { bar, figure, progress, words } from './Progress.css.ts'

export interface ProgressProps extends CommonProps<HTMLDivElement> {
  /** What moves on. */
  label: ReactNode
  /** From 0 to `max`; leave out while it is not known. */
  value?: number
  /** @default 1 */
  max?: number
  /** @default 'accent' */
  tone?: Tone
}

/** How far something has come. */
export function Progress({ label, value, max = 1, tone = 'accent', ...root }: ProgressProps) {
  const format = useFormat()
  const labelId = useId()
  const known = value === undefined ? undefined : Math.min(Math.max(value, 0), max)
  return (
    <div {...commonProps(root)} className={progress}>
      <div className={words}>
        <span id={labelId}>{label}</span>
        {known !== undefined && (
          <span className={figure} translate="no">
            {format.percent(max > 0 ? known / max : 0)}
          </span>
        )}
      </div>
      <progress aria-labelledby={labelId} value={known} max={max} className={cx(bar, toneClass[tone])} />
    </div>
  )
}
