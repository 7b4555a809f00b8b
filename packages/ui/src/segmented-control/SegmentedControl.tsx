import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useSharedRef } from '../field/sharedRef.ts'
import { join } from '../private/join.ts'
import { type RootProps, rootAttributes } from '../private/root.ts'
import * as css from './SegmentedControl.css.ts'

export interface Segment<Value extends string = string> {
  /** What `value` and `onValueChange` speak of; unique. */
  value: Value
  /** Translated words; the name of it where only an icon shows. */
  label: string
  /** A picture before the words. */
  icon?: ReactNode
  /** @default false */
  disabled?: boolean
}

/** Heights of a segmented control. */
export const segmentedControlSizes = ['small', 'medium'] as const
/** A height of a segmented control. */
export type SegmentedControlSize = (typeof segmentedControlSizes)[number]

export interface SegmentedControlProps<Value extends string = string> extends RootProps<HTMLDivElement> {
  /** Accessible name of the choice, for example "Period". */
  label: string
  /** Two to five short ones; more are a SelectField. */
  segments: readonly Segment<Value>[]
  /** The chosen one, when the owner decides it. */
  value?: Value | undefined
  /** The one chosen at first, when the control keeps it itself. @default the first that is not disabled */
  initial?: Value
  /** Shows the icons alone; the labels are their names. @default false */
  iconsOnly?: boolean
  /** As wide as what holds it, with segments of equal share. @default false */
  full?: boolean
  /** @default 'medium' */
  size?: SegmentedControlSize
  /** @default false */
  disabled?: boolean
  /** Another one was chosen. */
  onValueChange?: (value: Value) => void
}

/** One of a few short choices, side by side, in force at once: by the APG radio group, whose arrows follow the reading direction. */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  initial,
  iconsOnly = false,
  full = false,
  size = 'medium',
  disabled = false,
  onValueChange,
  ref,
  ...root
}: SegmentedControlProps<Value>) {
  const name = useId()
  const control = useRef<HTMLDivElement>(null)
  const shared = useSharedRef(control, ref)
  const [own, setOwn] = useState(initial)
  const wanted = value ?? own
  const usable = segments.filter((segment) => !segment.disabled)
  const chosen = segments.find((segment) => segment.value === wanted) ?? usable[0]

  useEffect(() => {
    if (chosen?.value !== undefined) bringIntoView(control.current, chosen.value)
  }, [chosen?.value])

  const choose = (next: Value) => {
    setOwn(next)
    if (next !== chosen?.value) onValueChange?.(next)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const turned = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const step = { ArrowRight: turned, ArrowLeft: -turned, ArrowDown: 1, ArrowUp: -1 }[event.key]
    const radios = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:enabled')]
    const at = radios.indexOf(event.target as HTMLInputElement)
    if (step === undefined || at < 0) return
    event.preventDefault()
    const next = radios[(at + step + radios.length) % radios.length]
    const segment = segments.find((candidate) => candidate.value === next?.value)
    if (!next || !segment) return
    choose(segment.value)
    next.focus()
  }
  return (
    <div
      {...rootAttributes({ ...root, ref: shared })}
      className={css.control}
      role="radiogroup"
      aria-label={label}
      data-full={full || undefined}
      onKeyDown={onKeyDown}
    >
      {segments.map((segment) => (
        <label key={segment.value} className={join(css.segment, css.sizes[size])}>
          <input
            className={css.radio}
            type="radio"
            name={name}
            value={segment.value}
            aria-label={segment.label}
            checked={segment === chosen}
            disabled={disabled || segment.disabled}
            onChange={() => choose(segment.value)}
          />
          {segment.icon}
          {(!iconsOnly || segment.icon === undefined) && <bdi>{segment.label}</bdi>}
        </label>
      ))}
    </div>
  )
}

/** Where there is no room for all segments, scrolls the row, and not the page, to the chosen one. */
function bringIntoView(row: HTMLElement | null, value: string): void {
  if (!row || row.scrollWidth <= row.clientWidth) return
  const segment = [...row.querySelectorAll('input')].find((input) => input.value === value)?.parentElement
  if (!segment) return
  const [seen, at] = [row.getBoundingClientRect(), segment.getBoundingClientRect()]
  if (at.left < seen.left) row.scrollLeft += at.left - seen.left
  else if (at.right > seen.right) row.scrollLeft += at.right - seen.right
}
