import { useFormat } from '@baize/i18n'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { tone as toneClass } from '../private/tone.css.ts'
import type { Tone } from '../tokens/scales.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { count as countClass } from './CountBadge.css.ts'

export interface CountBadgeProps extends CommonProps<HTMLSpanElement> {
  /** Nothing is shown for none. */
  count: number
  /** What is counted, with its number, for screen readers: "3 unread messages". */
  label: string
  /** Above it, `99+` is shown. @default 99 */
  max?: number
  /** @default 'critical' */
  tone?: Tone
}

/** How many wait: a number on a menu entry. */
export function CountBadge({ count, label, max = 99, tone = 'critical', ...root }: CountBadgeProps) {
  const format = useFormat()
  if (!(count > 0)) return null
  return (
    <span {...commonProps(root)} className={cx(countClass, toneClass[tone])}>
      <span aria-hidden="true">{count > max ? `${format.number(max)}+` : format.number(count)}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
