import { useFormat } from '@baize/i18n'
import { type ReactNode, useId } from 'react'
import { join } from '../private/join.ts'
import { type RootProps, rootAttributes } from '../private/root.ts'
import { tone as toneClass } from '../private/tone.css.ts'
import type { Tone } from '../tokens/scales.ts'
import { bar, figure, progress, words } from './Progress.css.ts'

export interface ProgressProps extends RootProps<HTMLDivElement> {
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
    <div {...rootAttributes(root)} className={progress}>
      <div className={words}>
        <span id={labelId}>{label}</span>
        {known !== undefined && <span className={figure}>{format.percent(max > 0 ? known / max : 0)}</span>}
      </div>
      <progress aria-labelledby={labelId} value={known} max={max} className={join(bar, toneClass[tone])} />
    </div>
  )
}
