import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CloseIcon } from '../icons/icons.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { tone as toneClass } from '../private/tone.css.ts'
import type { Tone } from '../tokens/scales.ts'
import * as css from './Tag.css.ts'

export interface TagProps extends CommonProps<HTMLSpanElement> {
  /** What it says. */
  label: string
  /** @default 'neutral' */
  tone?: Tone
  /** An icon before the words. */
  icon?: ReactNode
  /** Adds a button that removes it; Delete and Backspace on it do so too. */
  onRemove?: () => void
}

/** Something that was chosen, such as a filter in force; a word about a thing is a Badge. */
export function Tag({ label, tone = 'neutral', icon, onRemove, ...root }: TagProps) {
  const { t } = useLingui()
  return (
    <span
      {...commonProps(root)}
      className={cx(css.tag, toneClass[tone])}
      data-removable={onRemove ? '' : undefined}
    >
      {icon}
      <bdi className={css.words}>{label}</bdi>
      {onRemove && (
        <button
          className={css.remove}
          type="button"
          aria-label={t({
            message: `Remove ${label}`,
            context: 'Takes away a filter or another chosen thing',
          })}
          onClick={onRemove}
          onKeyDown={(event) => {
            if (event.key !== 'Delete' && event.key !== 'Backspace') return
            event.preventDefault()
            onRemove()
          }}
        >
          <CloseIcon />
        </button>
      )}
    </span>
  )
}
