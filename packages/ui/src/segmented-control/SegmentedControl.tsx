import { ToggleGroup } from 'radix-ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSharedRef } from '../field/sharedRef.ts'
import { join } from '../private/join.ts'
import { type RootProps, rootAttributes } from '../private/root.ts'
import { unstyled } from '../private/unstyled.ts'
import { useReadingDirection } from '../private/useReadingDirection.ts'
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
  defaultValue?: Value
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

/**
 * One of a few short choices, side by side, in force at once. A radio group to screen readers and the keyboard: arrows
 * follow the reading direction and choose.
 */
export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  defaultValue,
  iconsOnly = false,
  full = false,
  size = 'medium',
  disabled = false,
  onValueChange,
  ref,
  ...root
}: SegmentedControlProps<Value>) {
  const direction = useReadingDirection()
  const control = useRef<HTMLDivElement>(null)
  const shared = useSharedRef(control, ref)
  const byArrow = useRef(false)
  const [own, setOwn] = useState(defaultValue)
  const wanted = value ?? own
  const usable = segments.filter((segment) => !segment.disabled)
  const chosen = segments.find((segment) => segment.value === wanted) ?? usable[0]
  const chosenValue = chosen?.value

  useEffect(() => {
    if (chosenValue !== undefined && control.current) showChosen(control.current)
  }, [chosenValue])

  const choose = (next: string) => {
    const segment = segments.find((candidate) => candidate.value === next)
    // Pressed again, Radix lets go of it; one of these is always in force.
    if (!segment || segment === chosen) return
    setOwn(segment.value)
    onValueChange?.(segment.value)
  }
  // Radix's arrows move the focus alone. It moves after a timer, before which the key may have been let go.
  const chooseByArrow = (next: string) => {
    if (byArrow.current) choose(next)
    byArrow.current = false
  }
  return (
    <ToggleGroup.Root
      asChild
      type="single"
      value={chosenValue ?? ''}
      onValueChange={choose}
      disabled={disabled}
      dir={direction}
      aria-label={label}
      onKeyDown={(event) => {
        byArrow.current = event.key.startsWith('Arrow')
      }}
    >
      <div
        {...rootAttributes({ ...root, ref: shared })}
        dir={undefined}
        {...unstyled}
        className={css.control}
        data-full={full || undefined}
      >
        {segments.map((segment) => (
          <ToggleGroup.Item
            key={segment.value}
            className={join(css.segment, css.sizes[size])}
            value={segment.value}
            aria-label={segment.label}
            disabled={segment.disabled}
            onFocus={() => chooseByArrow(segment.value)}
          >
            {segment.icon}
            {(!iconsOnly || segment.icon === undefined) && <bdi>{segment.label}</bdi>}
          </ToggleGroup.Item>
        ))}
      </div>
    </ToggleGroup.Root>
  )
}

/** Where there is no room for all segments, scrolls the row, and not the page, to the chosen one. */
function showChosen(row: HTMLElement): void {
  if (row.scrollWidth <= row.clientWidth) return
  const at = row.querySelector('[aria-checked=true]')?.getBoundingClientRect()
  if (!at) return
  const seen = row.getBoundingClientRect()
  if (at.left < seen.left) row.scrollLeft += at.left - seen.left
  else if (at.right > seen.right) row.scrollLeft += at.right - seen.right
}
