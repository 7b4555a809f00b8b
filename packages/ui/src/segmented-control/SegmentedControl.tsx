import type { ReactNode } from 'react'
import { useState } from 'react'
import type { CommonProps } from '../private/commonProps.ts'
import { SegmentedControlItem, SegmentedControlRoot, type SegmentedControlSize } from './SegmentedParts.tsx'

export interface Segment<Value extends string = string> {
  /** What `value` and `onValueChange` speak of; unique. */
  value: Value
  /** Translated words; the name of it where only an icon shows. */
  label: string
  /** An icon before the words. */
  icon?: ReactNode
  /** @default false */
  disabled?: boolean
}

export interface SegmentedControlProps<Value extends string = string> extends CommonProps<HTMLDivElement> {
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
  /** As wide as its container, with segments of equal share. @default false */
  fullWidth?: boolean
  /** @default 'medium' */
  size?: SegmentedControlSize
  /** @default false */
  disabled?: boolean
  /** Another one was chosen. */
  onValueChange?: (value: Value) => void
}

function DataSegmentedControl<Value extends string>({
  segments,
  value,
  defaultValue,
  iconsOnly = false,
  onValueChange,
  ...root
}: SegmentedControlProps<Value>) {
  const [own, setOwn] = useState(defaultValue)
  const wanted = value ?? own
  const usable = segments.filter((segment) => !segment.disabled)
  const chosen = segments.find((segment) => segment.value === wanted) ?? usable[0]
  return (
    <SegmentedControlRoot
      {...root}
      value={chosen?.value ?? ''}
      onValueChange={(next) => {
        const segment = segments.find((candidate) => candidate.value === next)
        if (!segment) return
        setOwn(segment.value)
        onValueChange?.(segment.value)
      }}
    >
      {segments.map(({ value, label, icon, disabled }) => (
        <SegmentedControlItem
          key={value}
          value={value}
          label={label}
          icon={icon}
          iconOnly={iconsOnly}
          disabled={disabled}
        />
      ))}
    </SegmentedControlRoot>
  )
}

/**
 * One of a few short choices, side by side, in force at once. A radio group to screen readers and the keyboard: arrows
 * follow the reading direction and choose. Of its parts an owner makes a layout of its own: `SegmentedControl.Root` with
 * `SegmentedControl.Item`s.
 */
export const SegmentedControl = /* @__PURE__ */ Object.assign(DataSegmentedControl, {
  Root: SegmentedControlRoot,
  Item: SegmentedControlItem,
})
