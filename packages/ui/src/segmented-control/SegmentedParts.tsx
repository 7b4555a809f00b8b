import { ToggleGroup } from 'radix-ui'
import { createContext, type ReactNode, use, useEffect, useRef } from 'react'
import { useSharedRef } from '../field/sharedRef.ts'
import { useValue } from '../field/useValue.ts'
import { type CommonProps, commonProps } from '../private/commonProps.ts'
import { cx } from '../private/cx.ts'
import { misplaced } from '../private/misplaced.ts'
import { unstyled } from '../private/unstyled.ts'
import { useReadingDirection } from '../private/useReadingDirection.ts'
import * as css from './SegmentedControl.css.ts'

/** Heights of a segmented control. */
export const segmentedControlSizes = ['small', 'medium'] as const
/** A height of a segmented control. */
export type SegmentedControlSize = (typeof segmentedControlSizes)[number]

interface SegmentsState {
  size: SegmentedControlSize
  onFocus: (value: string) => void
}

const SegmentsContext = createContext<SegmentsState | undefined>(undefined)

export interface SegmentedControlRootProps extends CommonProps<HTMLDivElement> {
  /** Accessible name of the choice, for example "Period". */
  label: string
  /** `SegmentedControl.Item`s: two to five short ones; more are a SelectField. */
  children: ReactNode
  /** The chosen one, when the owner decides it. */
  value?: string | undefined
  /** The one chosen at first, when the control keeps it itself. @default none */
  defaultValue?: string
  /** As wide as its container, with segments of equal share. @default false */
  fullWidth?: boolean
  /** @default 'medium' */
  size?: SegmentedControlSize
  /** @default false */
  disabled?: boolean
  /** Another one was chosen. */
  onValueChange?: (value: string) => void
}

/** A segmented control whose segments their owner lays out. */
export function SegmentedControlRoot({
  label,
  children,
  value,
  defaultValue = '',
  fullWidth = false,
  size = 'medium',
  disabled = false,
  onValueChange,
  ref,
  ...root
}: SegmentedControlRootProps) {
  const direction = useReadingDirection()
  const control = useRef<HTMLDivElement>(null)
  const shared = useSharedRef(control, ref)
  const byArrow = useRef(false)
  const [chosen, setChosen] = useValue(value, defaultValue, onValueChange)

  useEffect(() => {
    if (chosen !== '' && control.current) showChosen(control.current)
  }, [chosen])

  const choose = (next: string) => {
    // Clicked again, Radix releases it; one of these is always in force.
    if (next !== '' && next !== chosen) setChosen(next)
  }
  // Radix's arrows move the focus alone. It moves after a timer, before which the key may have been released.
  const onFocus = (next: string) => {
    if (byArrow.current) choose(next)
    byArrow.current = false
  }
  return (
    <SegmentsContext value={{ size, onFocus }}>
      <ToggleGroup.Root
        asChild
        type="single"
        value={chosen}
        onValueChange={choose}
        disabled={disabled}
        dir={direction}
        aria-label={label}
        onKeyDown={(event) => {
          byArrow.current = event.key.startsWith('Arrow')
        }}
      >
        <div
          {...commonProps({ ...root, ref: shared })}
          dir={undefined}
          {...unstyled}
          className={css.control}
          data-full={fullWidth || undefined}
        >
          {children}
        </div>
      </ToggleGroup.Root>
    </SegmentsContext>
  )
}

export interface SegmentedControlItemProps extends CommonProps<HTMLButtonElement> {
  /** What `value` and `onValueChange` of the control speak of; unique. */
  value: string
  /** Translated words; its name where only an icon shows. */
  label: string
  /** An icon before the words. */
  icon?: ReactNode
  /** Shows the icon alone; the label is its name. @default false */
  iconOnly?: boolean | undefined
  /** @default false */
  disabled?: boolean | undefined
}

/** One of the choices of a segmented control. */
export function SegmentedControlItem({
  value,
  label,
  icon,
  iconOnly = false,
  disabled = false,
  ...root
}: SegmentedControlItemProps) {
  const segments = use(SegmentsContext)
  if (!segments) return misplaced('SegmentedControl.Item', 'SegmentedControl.Root')
  return (
    <ToggleGroup.Item
      className={cx(css.segment, css.sizes[segments.size])}
      value={value}
      aria-label={label}
      disabled={disabled}
      {...commonProps(root)}
      onFocus={() => segments.onFocus(value)}
    >
      {icon}
      {(!iconOnly || icon === undefined) && <bdi>{label}</bdi>}
    </ToggleGroup.Item>
  )
}

/** Where not all segments fit, scrolls the row, and not the page, to the chosen one. */
function showChosen(row: HTMLElement): void {
  if (row.scrollWidth <= row.clientWidth) return
  const at = row.querySelector('[aria-checked=true]')?.getBoundingClientRect()
  if (!at) return
  const seen = row.getBoundingClientRect()
  if (at.left < seen.left) row.scrollLeft += at.left - seen.left
  else if (at.right > seen.right) row.scrollLeft += at.right - seen.right
}
